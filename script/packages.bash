# Functions for scripts that need more than script/bootstrap installs, to be sourced. Those that
# install something return 1 if it is missing and VITRINE_OFFLINE is set.

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }

install_packages() { # PACKAGE...; installs Debian packages, as root or with sudo.
  [ $# -gt 0 ] || return 0
  [ -z "${VITRINE_OFFLINE:-}" ] || return 1
  # Scripts that run at the same time install one after the other.
  local lock build
  build=$(dirname "${BASH_SOURCE[0]}")/../.build
  mkdir -p "$build"
  exec {lock}>"$build/packages.lock"
  flock "$lock"
  say "installing $*"
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq >/dev/null ||
    say "could not update the package lists; using the existing ones"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o Dpkg::Use-Pty=0 \
    --no-install-recommends "$@" >/dev/null || exit
  exec {lock}>&-
}

install_venv() { # FOLDER REQUIREMENTS; creates a Python environment with the pinned packages.
  local folder=$1 requirements=$2 wanted
  wanted=$(sha256sum <"$requirements")
  [ "$(cat "$folder/requirements.sha256" 2>/dev/null)" = "$wanted" ] && return
  [ -z "${VITRINE_OFFLINE:-}" ] || return 1
  # Scripts that share a folder and run at the same time install it once.
  local lock
  mkdir -p "$(dirname "$folder")"
  exec {lock}>"$folder.lock"
  flock "$lock"
  if [ "$(cat "$folder/requirements.sha256" 2>/dev/null)" = "$wanted" ]; then
    exec {lock}>&-
    return
  fi
  say "installing the packages of ${requirements#"$root"/} from PyPI"
  rm -rf "$folder"
  /usr/bin/python3 -m venv "$folder" &&
    "$folder/bin/pip" install --quiet --disable-pip-version-check --no-deps \
      --only-binary :all: -r "$requirements" >&2 || exit
  printf '%s\n' "$wanted" >"$folder/requirements.sha256"
  exec {lock}>&-
}

has_venv_module() { /usr/bin/python3 -c 'import ensurepip' 2>/dev/null; }

run_python_tests() { # FOLDER VENV [TEST]...; installs the requirements of the tests and runs them.
  local tests=$1 venv=$2 missing=()
  shift 2
  has_venv_module || missing+=(python3-venv)
  if ! install_packages "${missing[@]}" || ! install_venv "$venv" "$tests/requirements.txt"; then
    say "NOT RUN, because VITRINE_OFFLINE is set and the packages of" \
      "${tests#"$root"/}/requirements.txt are missing"
    return
  fi
  cd "$tests"
  export PYTHONDONTWRITEBYTECODE=1
  if [ $# -eq 0 ]; then set -- discover; fi
  "$venv/bin/python" -m unittest "$@" --verbose
}
