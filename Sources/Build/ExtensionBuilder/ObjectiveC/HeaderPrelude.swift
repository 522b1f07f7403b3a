import ProjectReader

/// What headers in Objective-C find in place of Apple's: macros, and types whose names decide how
/// Swift names a method (`setImageWithURL:` with an `NSURL` is `setImage(with:)`).
///
/// Collections are generic classes with names of their own, because the importer would otherwise
/// lose the types of their elements.
enum HeaderPrelude {
  static let fileName = "VitrinePrelude.h"
  static let module = "VitrinePrelude"
  /// The label of the parameter that takes the place of a pointer to an error.
  static let errorLabel = "vitrineThrows"

  /// - Parameter declarations: Of types that the headers need besides.
  static func text(_ declarations: [String]) -> String {
    let empty =
      emptyMacros.map { "#define \($0)" } + emptyFunctions.map { "#define \($0)(...)" }
    return ([macros] + empty + [types] + collections + declarations).joined(separator: "\n") + "\n"
  }

  /// The classes and protocols that it declares, also by macros.
  static let items: Set<HeaderItem> = {
    let prelude = text([])
    let macros = prelude.matches(of: /#define (\w+) Vitrine/)
    return Set(HeaderItem.all(in: prelude))
      .union(macros.map { HeaderItem(name: String($0.1), isProtocol: false) })
  }()

  /// Macros without a meaning for Swift.
  private static let emptyMacros = words(
    """
    NS_REQUIRES_SUPER NS_RETURNS_RETAINED NS_SWIFT_SENDABLE NS_SWIFT_NONISOLATED NS_SWIFT_UI_ACTOR
    NS_SWIFT_DISABLE_ASYNC __TVOS_UNAVAILABLE __WATCHOS_UNAVAILABLE DEPRECATED_ATTRIBUTE
    UNAVAILABLE_ATTRIBUTE UIKIT_EXTERN_CLASS IBInspectable IBOutlet IB_DESIGNABLE
    UI_APPEARANCE_SELECTOR CF_RETURNS_RETAINED CF_RETURNS_NOT_RETAINED __bridge NS_SWIFT_NOTHROW
    NS_AUTOMATED_REFCOUNT_UNAVAILABLE NS_VALID_UNTIL_END_OF_SCOPE NS_RETURNS_NOT_RETAINED
    NS_REPLACES_RECEIVER CF_EXTERN_C_BEGIN CF_EXTERN_C_END NS_SWIFT_SENDING
    """)

  /// The same, with arguments.
  private static let emptyFunctions = words(
    """
    NS_FORMAT_FUNCTION NS_AVAILABLE_IOS NS_AVAILABLE NS_CLASS_AVAILABLE NS_CLASS_AVAILABLE_IOS
    NS_ENUM_AVAILABLE NS_EXTENSION_UNAVAILABLE NS_EXTENSION_UNAVAILABLE_IOS NS_DEPRECATED
    NS_DEPRECATED_IOS NS_HEADER_AUDIT_BEGIN NS_HEADER_AUDIT_END API_AVAILABLE API_UNAVAILABLE
    API_DEPRECATED API_DEPRECATED_WITH_REPLACEMENT __deprecated_msg __OSX_AVAILABLE_STARTING
    DEPRECATED_MSG_ATTRIBUTE __deprecated_enum_msg NS_SWIFT_ASYNC NS_SWIFT_ASYNC_NAME
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static var collections: [String] {
    let one = [
      "Array", "Set", "OrderedSet", "MutableArray", "MutableSet", "MutableOrderedSet",
      "HashTable", "Enumerator", "Measurement",
    ]
    let two = ["Dictionary", "MutableDictionary", "MapTable", "Cache"]
    return one.map { collection($0, "<__covariant T>") }
      + two.map { collection($0, "<__covariant K, __covariant V>") }
  }

  private static func collection(_ name: String, _ parameters: String) -> String {
    "#define NS\(name) Vitrine\(name)\n@interface Vitrine\(name)\(parameters) : NSObject\n@end"
  }

  private static let macros = #"""
    #pragma once
    #include <stdint.h>
    #include <stddef.h>
    #include <stdarg.h>
    #include <limits.h>
    #include <float.h>
    #include <math.h>
    #include <stdio.h>
    #include <string.h>
    #include <stdlib.h>
    #include <pthread.h>
    // The system's headers have another `__nonnull`.
    #undef __nonnull
    #define __nullable _Nullable
    #define __nonnull _Nonnull
    #define __null_unspecified _Null_unspecified
    #define nil ((id)0)
    typedef _Bool BOOL;
    #define YES 1
    #define NO 0
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_OSX 0
    #define TARGET_OS_MAC 1
    #define TARGET_OS_TV 0
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_VISION 0
    #define TARGET_OS_SIMULATOR 1
    #define TARGET_OS_MACCATALYST 0
    #define TARGET_OS_UIKITFORMAC 0
    #define __IPHONE_OS_VERSION_MIN_REQUIRED 170000
    #define __IPHONE_OS_VERSION_MAX_ALLOWED 260000
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef double NSTimeInterval;
    typedef double CFTimeInterval;
    typedef unsigned short unichar;
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_ENUM(t,n) enum n : t n; enum __attribute__((enum_extensibility(open))) n : t
    #define NS_CLOSED_ENUM(t,n) enum n : t n; enum __attribute__((enum_extensibility(closed))) n : t
    #define NS_OPTIONS(t,n) \
    enum n : t n; enum __attribute__((flag_enum, enum_extensibility(open))) n : t
    #define NS_ERROR_ENUM(d,n) NS_ENUM(NSInteger, n)
    #define NS_SWIFT_NAME(n) __attribute__((swift_name(#n)))
    #define NS_SWIFT_UNAVAILABLE(m) __attribute__((availability(swift, unavailable, message=m)))
    #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
    #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
    #define NS_STRING_ENUM NS_TYPED_ENUM
    #define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
    #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0,1)))
    #define NS_NOESCAPE __attribute__((noescape))
    #define NS_INLINE static inline
    #define NS_ROOT_CLASS __attribute__((objc_root_class))
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define UIKIT_EXTERN extern
    #define OBJC_EXTERN extern
    #define OBJC_EXPORT extern
    #define IBAction void
    #define OS_OBJECT_USE_OBJC 1
    #define __unused __attribute__((unused))
    #define DISPATCH_TIME_NOW 0
    #define NSIntegerMax LONG_MAX
    #define NSUIntegerMax ULONG_MAX
    #define NSNotFound NSIntegerMax
    """#

  private static let types = #"""
    @class Protocol;
    @protocol NSObject
    @end
    NS_ROOT_CLASS @interface NSObject <NSObject>
    - (instancetype)init;
    @end
    @protocol NSCopying
    @end
    @protocol NSMutableCopying
    @end
    @protocol NSCoding
    @end
    @protocol NSSecureCoding <NSCoding>
    @end
    @protocol NSFastEnumeration
    @end
    typedef struct CGPoint { CGFloat x, y; } CGPoint;
    typedef struct CGSize { CGFloat width, height; } CGSize;
    typedef struct CGVector { CGFloat dx, dy; } CGVector;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
    typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
    typedef struct _NSRange { NSUInteger location, length; } NSRange;
    @interface DispatchQueue : NSObject
    @end
    @interface DispatchGroup : NSObject
    @end
    typedef DispatchQueue *dispatch_queue_t;
    typedef DispatchGroup *dispatch_group_t;
    typedef void (^dispatch_block_t)(void);
    typedef id dispatch_semaphore_t;
    typedef id dispatch_source_t;
    typedef const void *CFTypeRef;
    typedef struct CGImage *CGImageRef;
    typedef struct CGColor *CGColorRef;
    typedef struct CGContext *CGContextRef;
    typedef struct CGPath *CGPathRef;
    typedef const struct __CFString *CFStringRef;
    @interface VitrineError : NSObject
    @end
    @interface NSString : NSObject <NSCopying>
    @end
    """#
}
