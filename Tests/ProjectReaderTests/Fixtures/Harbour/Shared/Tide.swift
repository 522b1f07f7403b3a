struct Tide {}
