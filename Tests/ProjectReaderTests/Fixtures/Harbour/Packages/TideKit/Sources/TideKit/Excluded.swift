struct Excluded: MissingProtocol {}
