// Compatibility (module): partial | | 87 types of the system; declarations in `Info.plist` are
//   not read, `localizedDescription` is nil

/// One declared type. The first extension and the first MIME type are the preferred ones.
struct TypeDeclaration: Sendable {
  let identifier: String
  let supertypes: [String]
  let extensions: [String]
  let mimeTypes: [String]

  /// Each line: identifier, supertypes, extensions, MIME types. Source: Apple's documentation of
  /// uniform type identifiers, "System-declared uniform type identifiers".
  private static let table = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.data|public.item||
    public.directory|public.item||
    public.folder|public.directory||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    public.volume|public.folder||
    com.apple.resolvable|||
    public.symlink|com.apple.resolvable,public.item||
    public.archive|public.item||
    public.disk-image|public.archive||
    public.text|public.data,public.content||
    public.plain-text|public.text|txt,text|text/plain
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html,htm,shtml|text/html
    public.xml|public.text|xml|application/xml,text/xml
    public.yaml|public.text|yaml,yml|application/x-yaml
    public.json|public.text|json|application/json
    public.css|public.text|css|text/css
    public.source-code|public.plain-text||
    public.swift-source|public.source-code|swift|
    public.c-source|public.source-code|c|
    public.objective-c-source|public.source-code|m|
    public.c-plus-plus-source|public.source-code|cpp,cp,cc,cxx,c++|
    public.c-header|public.source-code|h|
    public.script|public.source-code||
    public.shell-script|public.script|sh,command|
    public.python-script|public.script|py|text/x-python-script
    com.netscape.javascript-source|public.source-code|js,mjs,javascript,jscript|text/javascript
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|public.xml,com.apple.property-list||
    com.apple.binary-property-list|com.apple.property-list||
    com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf
    com.apple.rtfd|com.apple.package,public.composite-content|rtfd|
    public.image|public.data,public.content||
    public.jpeg|public.image|jpeg,jpg,jpe|image/jpeg
    public.tiff|public.image|tiff,tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.microsoft.bmp|public.image|bmp,dib|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    com.apple.icns|public.image|icns|
    public.camera-raw-image|public.image||
    public.svg-image|public.image,public.xml|svg,svgz|image/svg+xml
    public.heif|public.image|heif|image/heif
    public.heic|public.heif|heic|image/heic
    org.webmproject.webp|public.image|webp|image/webp
    com.apple.live-photo|||
    public.audiovisual-content|public.data,public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime
    public.mpeg|public.movie|mpg,mpeg|video/mpeg
    public.mpeg-4|public.movie|mp4|video/mp4
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    com.microsoft.waveform-audio|public.audio|wav,wave|audio/vnd.wave
    public.aiff-audio|public.audio|aiff,aif|audio/aiff
    public.midi-audio|public.audio|midi,mid|audio/midi
    public.zip-archive|public.data,public.archive|zip|application/zip
    org.gnu.gnu-zip-archive|public.data,public.archive|gz,gzip|application/gzip
    public.bzip2-archive|public.data,public.archive|bz2,bzip2|application/x-bzip2
    public.font|public.data||
    public.calendar-event|||
    public.contact|||
    public.message|||
    public.email-message|public.message,public.data|eml|message/rfc822
    public.vcard|public.text,public.contact|vcf,vcard|text/vcard
    public.url|public.data||
    public.file-url|public.url||
    public.database|||
    com.apple.application|||
    public.executable|public.data||
    org.idpf.epub-container|public.data,public.composite-content|epub|application/epub+zip
    public.presentation|public.composite-content||
    public.spreadsheet|public.composite-content||
    public.3d-content|public.content||
    com.pixar.universal-scene-description-mobile|public.data,public.3d-content|usdz|model/vnd.usdz+zip
    public.log|public.plain-text|log|
    """

  static let all: [TypeDeclaration] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { field in
      field.split(separator: ",").map(String.init)
    }
    return TypeDeclaration(
      identifier: fields[0][0], supertypes: fields[1], extensions: fields[2],
      mimeTypes: fields[3])
  }

  static let byIdentifier: [String: TypeDeclaration] = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
}
