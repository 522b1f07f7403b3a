int old(void) { return 1; }
