# `make help` lists the targets. script/bootstrap installs missing dependencies.

SWIFT ?= swift
EXAMPLE ?= Examples/Everyday
EXAMPLES ?= $(wildcard Examples/*)
PREFIX ?= /usr/local
TOOL := .build/release/vitrine
RUN := .build/run
NAME := $(notdir $(EXAMPLE))
# Objects of whole modules do not link with others, so they have a folder of their own.
WHOLE_MODULES := .build/whole-modules

.DEFAULT_GOAL := help
.PHONY: help run sheet gallery test build install deb vscode release bench fidelity fuzz attack lint \
	docs clean bootstrap test-debian13

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

run: bootstrap ## Serve a device with the sample extensions in a browser.
	@SWIFT="$(SWIFT)" script/run "$(PREFIX)" $(EXAMPLES)

sheet: build ## Draw all widgets of EXAMPLE on one sheet.
	@mkdir -p $(RUN)
	@$(TOOL) build $(EXAMPLE) -o $(RUN)/$(NAME).vitrine
	@$(TOOL) sheet $(RUN)/$(NAME).vitrine -o $(RUN)/$(NAME).png >/dev/null
	@echo
	@echo "The widgets of $(EXAMPLE): $(CURDIR)/$(RUN)/$(NAME).png"

gallery: build ## Draw every view, style, mark and modifier: .build/gallery/index.html.
	@script/gallery --tool $(TOOL)

test: bootstrap ## Run all tests, or those of a floor: make test FLOOR=Device.
	$(SWIFT) build --build-tests $(if $(VITRINE_WHOLE_MODULES),--scratch-path $(WHOLE_MODULES))
	@[ -z "$(VITRINE_WHOLE_MODULES)" ] || ln -sfn $(notdir $(WHOLE_MODULES))/debug .build/debug
	script/test $(FLOOR)

build: bootstrap ## Build the frameworks and the tool: .build/release/vitrine.
	@script/build-identity begin .build/release
	VITRINE_WITHOUT_TESTS=1 $(SWIFT) build -c release
	@script/build-identity record .build/release

install: build ## Install the tool, its completions and manual below PREFIX (/usr/local).
	script/install "$(DESTDIR)$(PREFIX)"

deb: build ## Make a Debian package: .build/vitrine_VERSION_ARCHITECTURE.deb.
	script/deb

vscode: ## Package the extension for VS Code: .build/vitrine-VERSION.vsix.
	@script/vscode

release: build ## Make the files of a release, with checksums and SBOMs: .build/release-page.
	script/release

bench: build ## Run the benchmarks and compare them with their thresholds.
	script/bench

fidelity: build ## Compare a folder of reference pictures with ours: make fidelity DIR=FOLDER.
	@script/fidelity $(or $(DIR),Tests/Support/Fidelity)

fuzz: bootstrap ## Fuzz each reader of untrusted bytes for a minute.
	script/fuzz

attack: build ## Attack the tool and a device: projects, bundles, extensions, signals and others.
	script/attack

test-debian13: bootstrap ## Build and test in a new Debian 13; as root, half an hour.
	script/test-debian13

lint: bootstrap ## Check the format and length of all sources.
	script/lint

docs: bootstrap ## Build the documentation of the public modules: .build/docs.
	script/docs

clean: ## Remove build products.
	rm -rf .build

bootstrap:
	@script/bootstrap
