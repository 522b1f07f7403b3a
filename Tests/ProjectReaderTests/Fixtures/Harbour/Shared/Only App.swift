struct OnlyApp {}
