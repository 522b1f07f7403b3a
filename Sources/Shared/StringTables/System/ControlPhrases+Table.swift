extension ControlPhrases {
  static let english = ControlPhrases(
    on: "On", off: "Off", toAct: "Hold to %@", forValue: "Hold for %@",
    toTurnOn: "Hold to Turn On “%@”", toTurnOff: "Hold to Turn Off “%@”",
    toOpen: "Hold to Open %@", forTitle: "Hold for “%@”", open: ["open"])

  /// By language, as `language(of:)` returns it. The wording is our own.
  static let table: [String: ControlPhrases] = [
    "en": english,
    "ar": ControlPhrases(
      on: "تشغيل", off: "إيقاف", toAct: "اضغط مطولاً: %@", forValue: "اضغط مطولاً: %@",
      toTurnOn: "اضغط مطولاً لتشغيل «%@»", toTurnOff: "اضغط مطولاً لإيقاف «%@»",
      toOpen: "اضغط مطولاً لفتح %@", forTitle: "اضغط مطولاً: «%@»", open: ["فتح", "افتح"]),
    "da": ControlPhrases(
      on: "Til", off: "Fra", toAct: "Hold inde: %@", forValue: "Hold inde: %@",
      toTurnOn: "Hold inde for at slå “%@” til", toTurnOff: "Hold inde for at slå “%@” fra",
      toOpen: "Hold inde for at åbne %@", forTitle: "Hold inde: “%@”", open: ["åbn"]),
    "de": ControlPhrases(
      on: "Ein", off: "Aus", toAct: "Halten: %@", forValue: "Halten: %@",
      toTurnOn: "Halten, um „%@“ einzuschalten", toTurnOff: "Halten, um „%@“ auszuschalten",
      toOpen: "Halten, um %@ zu öffnen", forTitle: "Halten für „%@“", open: ["öffnen", "öffne"]),
    "es": ControlPhrases(
      on: "Activado", off: "Desactivado", toAct: "Mantén pulsado: %@",
      forValue: "Mantén pulsado: %@", toTurnOn: "Mantén pulsado para activar “%@”",
      toTurnOff: "Mantén pulsado para desactivar “%@”", toOpen: "Mantén pulsado para abrir %@",
      forTitle: "Mantén pulsado: “%@”", open: ["abrir", "abre"]),
    "fi": ControlPhrases(
      on: "Päällä", off: "Pois", toAct: "Pidä painettuna: %@", forValue: "Pidä painettuna: %@",
      toTurnOn: "Laita “%@” päälle pitämällä painettuna",
      toTurnOff: "Laita “%@” pois pitämällä painettuna", toOpen: "Avaa %@ pitämällä painettuna",
      forTitle: "Pidä painettuna: “%@”", open: ["avaa"]),
    "fr": ControlPhrases(
      on: "Activé", off: "Désactivé", toAct: "Maintenir appuyé : %@",
      forValue: "Maintenir appuyé : %@", toTurnOn: "Maintenir appuyé pour activer « %@ »",
      toTurnOff: "Maintenir appuyé pour désactiver « %@ »",
      toOpen: "Maintenir appuyé pour ouvrir %@", forTitle: "Maintenir appuyé : « %@ »",
      open: ["ouvrir", "ouvre"]),
    "he": ControlPhrases(
      on: "מופעל", off: "כבוי", toAct: "החזקה: %@", forValue: "החזקה: %@",
      toTurnOn: "החזקה להפעלת “%@”", toTurnOff: "החזקה לכיבוי “%@”", toOpen: "החזקה לפתיחת %@",
      forTitle: "החזקה: “%@”", open: ["פתיחת", "פתח"]),
    "it": ControlPhrases(
      on: "Attivo", off: "Non attivo", toAct: "Tieni premuto: %@", forValue: "Tieni premuto: %@",
      toTurnOn: "Tieni premuto per attivare “%@”", toTurnOff: "Tieni premuto per disattivare “%@”",
      toOpen: "Tieni premuto per aprire %@", forTitle: "Tieni premuto: “%@”", open: ["apri"]),
    "ja": ControlPhrases(
      on: "オン", off: "オフ", toAct: "長押しで%@", forValue: "長押しで%@",
      toTurnOn: "長押しで“%@”をオン", toTurnOff: "長押しで“%@”をオフ", toOpen: "長押しで%@を開く",
      forTitle: "長押しで“%@”", open: ["開く"]),
    "ko": ControlPhrases(
      on: "켬", off: "끔", toAct: "길게 누르기: %@", forValue: "길게 누르기: %@",
      toTurnOn: "길게 눌러 ‘%@’ 켜기", toTurnOff: "길게 눌러 ‘%@’ 끄기", toOpen: "길게 눌러 %@ 열기",
      forTitle: "길게 누르기: ‘%@’", open: ["열기"]),
    "nb": ControlPhrases(
      on: "På", off: "Av", toAct: "Hold inne: %@", forValue: "Hold inne: %@",
      toTurnOn: "Hold inne for å slå på «%@»", toTurnOff: "Hold inne for å slå av «%@»",
      toOpen: "Hold inne for å åpne %@", forTitle: "Hold inne: «%@»", open: ["åpne"]),
    "nl": ControlPhrases(
      on: "Aan", off: "Uit", toAct: "Houd ingedrukt: %@", forValue: "Houd ingedrukt: %@",
      toTurnOn: "Houd ingedrukt om ‘%@’ aan te zetten",
      toTurnOff: "Houd ingedrukt om ‘%@’ uit te zetten", toOpen: "Houd ingedrukt om %@ te openen",
      forTitle: "Houd ingedrukt: ‘%@’", open: ["open", "openen"]),
    "pl": ControlPhrases(
      on: "Włączone", off: "Wyłączone", toAct: "Przytrzymaj: %@", forValue: "Przytrzymaj: %@",
      toTurnOn: "Przytrzymaj, aby włączyć „%@”", toTurnOff: "Przytrzymaj, aby wyłączyć „%@”",
      toOpen: "Przytrzymaj, aby otworzyć %@", forTitle: "Przytrzymaj: „%@”", open: ["otwórz"]),
    "pt": ControlPhrases(
      on: "Ligado", off: "Desligado", toAct: "Segure: %@", forValue: "Segure: %@",
      toTurnOn: "Segure para ligar “%@”", toTurnOff: "Segure para desligar “%@”",
      toOpen: "Segure para abrir %@", forTitle: "Segure: “%@”", open: ["abrir"]),
    "ru": ControlPhrases(
      on: "Вкл.", off: "Выкл.", toAct: "Удерживайте: %@", forValue: "Удерживайте: %@",
      toTurnOn: "Удерживайте, чтобы включить «%@»", toTurnOff: "Удерживайте, чтобы выключить «%@»",
      toOpen: "Удерживайте, чтобы открыть %@", forTitle: "Удерживайте: «%@»", open: ["открыть"]),
    "sv": ControlPhrases(
      on: "På", off: "Av", toAct: "Håll in: %@", forValue: "Håll in: %@",
      toTurnOn: "Håll in för att slå på ”%@”", toTurnOff: "Håll in för att slå av ”%@”",
      toOpen: "Håll in för att öppna %@", forTitle: "Håll in: ”%@”", open: ["öppna"]),
    "tr": ControlPhrases(
      on: "Açık", off: "Kapalı", toAct: "Basılı tutun: %@", forValue: "Basılı tutun: %@",
      toTurnOn: "“%@” açmak için basılı tutun", toTurnOff: "“%@” kapatmak için basılı tutun",
      toOpen: "%@ açmak için basılı tutun", forTitle: "Basılı tutun: “%@”", open: ["aç"]),
    "zh-Hans": ControlPhrases(
      on: "打开", off: "关闭", toAct: "按住以%@", forValue: "按住：%@",
      toTurnOn: "按住以打开“%@”", toTurnOff: "按住以关闭“%@”", toOpen: "按住以打开%@", forTitle: "按住：“%@”",
      open: ["打开"]),
    "zh-Hant": ControlPhrases(
      on: "開啟", off: "關閉", toAct: "按住以%@", forValue: "按住：%@",
      toTurnOn: "按住以開啟「%@」", toTurnOff: "按住以關閉「%@」", toOpen: "按住以打開%@", forTitle: "按住：「%@」",
      open: ["打開", "開啟"]),
  ]
}
