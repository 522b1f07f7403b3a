/**
 * The texts that the phone itself shows, in the device's language; English without a translation.
 * All other texts of the page are in `texts.js`. Pure.
 */
const holdToChoose = {
  ar: "اضغط مطولاً لاختيار أداة تحكم",
  da: "Hold inde for at vælge en betjening",
  de: "Halten, um ein Steuerelement auszuwählen",
  en: "Hold to choose a control",
  es: "Mantén pulsado para elegir un control",
  fi: "Valitse säädin pitämällä painettuna",
  fr: "Maintenir appuyé pour choisir une commande",
  he: "החזקה לבחירת פקד",
  it: "Tieni premuto per scegliere un controllo",
  ja: "長押しでコントロールを選択",
  ko: "길게 눌러 제어 항목 선택",
  nb: "Hold inne for å velge en kontroll",
  nl: "Houd ingedrukt om een regelaar te kiezen",
  pl: "Przytrzymaj, aby wybrać element sterujący",
  pt: "Segure para escolher um controle",
  ru: "Удерживайте, чтобы выбрать элемент управления",
  sv: "Håll in för att välja ett reglage",
  tr: "Bir denetim seçmek için basılı tutun",
  "zh-Hans": "按住以选取控制",
  "zh-Hant": "按住以選擇控制項目",
};

/** The hint of an Action button without a control. `locale` is that of the device. */
export function holdToChooseText(locale) {
  return holdToChoose[languageOf(locale)] ?? holdToChoose.en;
}

function languageOf(locale) {
  let known;
  try {
    known = new Intl.Locale((locale ?? "en").split("@")[0].replaceAll("_", "-")).maximize();
  } catch {
    return "en";
  }
  const { language, script } = known;
  if (language === "zh") return `zh-${script}`;
  return language === "no" || language === "nn" ? "nb" : language;
}
