@implementation LGNLegacy
@end
