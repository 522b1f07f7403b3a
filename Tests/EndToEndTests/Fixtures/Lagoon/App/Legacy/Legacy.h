@interface LGNLegacy : NSObject
@end
