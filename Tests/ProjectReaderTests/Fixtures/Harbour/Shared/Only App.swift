struct OnlyApp: MissingProtocol {}
