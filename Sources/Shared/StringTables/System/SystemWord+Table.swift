extension SystemWord {
  /// The words by language, as `ControlPhrases.language(of:)` returns it, in the order of the
  /// cases. The wording is our own.
  static let table = [
    "en": """
    Done|Cancel|Yes|No|Add|Add Data|Book|Buy|Call|Check In|Continue|Create|Do|Download|Filter|\
    Find|Get|Go|Log|Open|Order|Pay|Play|Play Sound|Post|Request|Run|Search|Send|Set|Share|Start|\
    Start Navigation|Toggle|Turn Off|Turn On|View|\
    Delete|Shared with Others|Visible to Everyone
    """,
    "ar": """
    تم|إلغاء|نعم|لا|إضافة|إضافة بيانات|حجز|شراء|اتصال|تسجيل الوصول|متابعة|إنشاء|تنفيذ|تنزيل|تصفية|\
    بحث عن|الحصول على|انتقال|تسجيل|فتح|طلب|دفع|تشغيل|تشغيل صوت|نشر|طلب الخدمة|تشغيل الآن|بحث|إرسال|\
    تعيين|مشاركة|بدء|بدء التنقل|تبديل|إيقاف|تفعيل|عرض|\
    حذف|مشترك مع آخرين|مرئي للجميع
    """,
    "da": """
    Færdig|Annuller|Ja|Nej|Tilføj|Tilføj data|Reserver|Køb|Ring op|Tjek ind|Fortsæt|Opret|Udfør|\
    Hent|Filtrer|Find|Få|Gå|Log|Åbn|Bestil|Betal|Afspil|Afspil lyd|Slå op|Anmod|Kør|Søg|Send|\
    Indstil|Del|Start|Start navigation|Skift|Slå fra|Slå til|Vis|\
    Slet|Delt med andre|Synlig for alle
    """,
    "de": """
    Fertig|Abbrechen|Ja|Nein|Hinzufügen|Daten hinzufügen|Buchen|Kaufen|Anrufen|Einchecken|\
    Fortfahren|Erstellen|Ausführen|Laden|Filtern|Suchen|Abrufen|Los|Protokollieren|Öffnen|\
    Bestellen|Bezahlen|Abspielen|Ton abspielen|Posten|Anfordern|Starten|Suchen|Senden|\
    Festlegen|Teilen|Starten|Navigation starten|Umschalten|Ausschalten|Einschalten|Anzeigen|\
    Löschen|Mit anderen geteilt|Für alle sichtbar
    """,
    "es": """
    Listo|Cancelar|Sí|No|Añadir|Añadir datos|Reservar|Comprar|Llamar|Registrarse|Continuar|Crear|\
    Hacer|Descargar|Filtrar|Encontrar|Obtener|Ir|Registrar|Abrir|Pedir|Pagar|Reproducir|\
    Reproducir sonido|Publicar|Solicitar|Ejecutar|Buscar|Enviar|Ajustar|Compartir|Iniciar|\
    Iniciar navegación|Alternar|Desactivar|Activar|Ver|\
    Eliminar|Compartido con otras personas|Visible para todos
    """,
    "fi": """
    Valmis|Kumoa|Kyllä|Ei|Lisää|Lisää tietoja|Varaa|Osta|Soita|Ilmoittaudu|Jatka|Luo|Tee|Lataa|\
    Suodata|Etsi|Hae|Siirry|Kirjaa|Avaa|Tilaa|Maksa|Toista|Toista ääni|Julkaise|Pyydä|Suorita|\
    Hae|Lähetä|Aseta|Jaa|Aloita|Aloita navigointi|Vaihda|Laita pois|Laita päälle|Näytä|\
    Poista|Jaettu muiden kanssa|Näkyy kaikille
    """,
    "fr": """
    Terminé|Annuler|Oui|Non|Ajouter|Ajouter des données|Réserver|Acheter|Appeler|S’enregistrer|\
    Continuer|Créer|Effectuer|Télécharger|Filtrer|Trouver|Obtenir|Aller|Consigner|Ouvrir|\
    Commander|Payer|Lire|Lire le son|Publier|Demander|Exécuter|Rechercher|Envoyer|Définir|\
    Partager|Démarrer|Démarrer la navigation|Basculer|Désactiver|Activer|Voir|\
    Supprimer|Partagé avec d’autres personnes|Visible par tous
    """,
    "he": """
    סיום|ביטול|כן|לא|הוספה|הוספת נתונים|הזמנת מקום|קנייה|חיוג|צ׳ק-אין|המשך|יצירה|ביצוע|הורדה|סינון|\
    איתור|קבלה|מעבר|תיעוד|פתיחה|הזמנה|תשלום|השמעה|השמעת צליל|פרסום|בקשה|הפעלה|חיפוש|שליחה|הגדרה|\
    שיתוף|התחלה|התחלת ניווט|החלפה|כיבוי|הדלקה|הצגה|\
    מחיקה|משותף עם אחרים|גלוי לכולם
    """,
    "it": """
    Fine|Annulla|Sì|No|Aggiungi|Aggiungi dati|Prenota|Acquista|Chiama|Fai il check-in|Continua|\
    Crea|Esegui|Scarica|Filtra|Trova|Ottieni|Vai|Registra|Apri|Ordina|Paga|Riproduci|\
    Riproduci suono|Pubblica|Richiedi|Esegui|Cerca|Invia|Imposta|Condividi|Avvia|\
    Avvia navigazione|Cambia|Disattiva|Attiva|Visualizza|\
    Elimina|Condiviso con altri|Visibile a tutti
    """,
    "ja": """
    完了|キャンセル|はい|いいえ|追加|データを追加|予約|購入|発信|チェックイン|続ける|作成|実行|ダウンロード|フィルタ|\
    検索|入手|移動|記録|開く|注文|支払う|再生|サウンドを再生|投稿|リクエスト|実行|検索|送信|設定|共有|開始|\
    ナビゲーションを開始|切り替え|オフにする|オンにする|表示|\
    削除|ほかの人と共有中|全員に公開
    """,
    "ko": """
    완료|취소|예|아니요|추가|데이터 추가|예약|구입|전화|체크인|계속|생성|하기|다운로드|필터|찾기|가져오기|이동|\
    기록|열기|주문|결제|재생|사운드 재생|게시|요청|실행|검색|보내기|설정|공유|시작|내비게이션 시작|전환|끄기|켜기|\
    보기|\
    삭제|다른 사람과 공유됨|모두에게 공개
    """,
    "nb": """
    Ferdig|Avbryt|Ja|Nei|Legg til|Legg til data|Bestill plass|Kjøp|Ring|Sjekk inn|Fortsett|\
    Opprett|Utfør|Last ned|Filtrer|Finn|Hent|Gå|Logg|Åpne|Bestill|Betal|Spill av|Spill av lyd|\
    Publiser|Be om|Kjør|Søk|Send|Angi|Del|Start|Start navigering|Veksle|Slå av|Slå på|Vis|\
    Slett|Delt med andre|Synlig for alle
    """,
    "nl": """
    Gereed|Annuleer|Ja|Nee|Voeg toe|Voeg gegevens toe|Boek|Koop|Bel|Check in|Ga door|Maak aan|\
    Voer uit|Download|Filter|Zoek|Haal op|Ga|Leg vast|Open|Bestel|Betaal|Speel af|\
    Speel geluid af|Plaats|Vraag aan|Start|Zoek|Stuur|Stel in|Deel|Start|Start navigatie|\
    Schakel om|Schakel uit|Schakel in|Bekijk|\
    Verwijder|Gedeeld met anderen|Zichtbaar voor iedereen
    """,
    "pl": """
    Gotowe|Anuluj|Tak|Nie|Dodaj|Dodaj dane|Zarezerwuj|Kup|Zadzwoń|Zamelduj się|Kontynuuj|Utwórz|\
    Wykonaj|Pobierz|Filtruj|Znajdź|Uzyskaj|Przejdź|Zapisz|Otwórz|Zamów|Zapłać|Odtwórz|\
    Odtwórz dźwięk|Opublikuj|Poproś|Uruchom|Szukaj|Wyślij|Ustaw|Udostępnij|Rozpocznij|\
    Rozpocznij nawigację|Przełącz|Wyłącz|Włącz|Pokaż|\
    Usuń|Udostępnione innym|Widoczne dla wszystkich
    """,
    "pt": """
    Concluído|Cancelar|Sim|Não|Adicionar|Adicionar dados|Reservar|Comprar|Ligar|Fazer check-in|\
    Continuar|Criar|Fazer|Baixar|Filtrar|Encontrar|Obter|Ir|Registrar|Abrir|Pedir|Pagar|\
    Reproduzir|Reproduzir som|Publicar|Solicitar|Executar|Buscar|Enviar|Definir|Compartilhar|\
    Iniciar|Iniciar navegação|Alternar|Desativar|Ativar|Ver|\
    Apagar|Compartilhado com outras pessoas|Visível para todos
    """,
    "ru": """
    Готово|Отменить|Да|Нет|Добавить|Добавить данные|Забронировать|Купить|Позвонить|\
    Зарегистрироваться|Продолжить|Создать|Выполнить|Загрузить|Отфильтровать|Найти|Получить|\
    Перейти|Записать|Открыть|Заказать|Оплатить|Воспроизвести|Воспроизвести звук|Опубликовать|\
    Запросить|Запустить|Искать|Отправить|Задать|Поделиться|Начать|Начать навигацию|\
    Переключить|Выключить|Включить|Показать|\
    Удалить|Доступно другим людям|Видно всем
    """,
    "sv": """
    Klar|Avbryt|Ja|Nej|Lägg till|Lägg till data|Boka|Köp|Ring|Checka in|Fortsätt|Skapa|Utför|\
    Hämta|Filtrera|Hitta|Hämta|Gå|Logga|Öppna|Beställ|Betala|Spela upp|Spela upp ljud|\
    Publicera|Begär|Kör|Sök|Skicka|Ställ in|Dela|Starta|Starta navigering|Växla|Slå av|Slå på|\
    Visa|\
    Radera|Delas med andra|Synligt för alla
    """,
    "tr": """
    Bitti|Vazgeç|Evet|Hayır|Ekle|Veri Ekle|Rezervasyon Yap|Satın Al|Ara|Giriş Yap|Sürdür|Yarat|\
    Yap|İndir|Filtrele|Bul|Al|Git|Kaydet|Aç|Sipariş Ver|Öde|Çal|Ses Çal|Yayınla|İste|Çalıştır|\
    Arama Yap|Gönder|Ayarla|Paylaş|Başlat|Navigasyonu Başlat|Değiştir|Kapat|Etkinleştir|Görüntüle|\
    Sil|Başkalarıyla paylaşılıyor|Herkese açık
    """,
    "zh-Hans": """
    完成|取消|是|否|添加|添加数据|预订|购买|呼叫|签到|继续|创建|执行|下载|过滤|查找|获取|前往|记录|打开|订购|支付|播放|\
    播放声音|发布|请求|运行|搜索|发送|设定|共享|开始|开始导航|切换|关闭|打开|查看|\
    删除|与他人共享|所有人可见
    """,
    "zh-Hant": """
    完成|取消|是|否|加入|加入資料|預訂|購買|通話|報到|繼續|製作|執行|下載|過濾|尋找|取得|前往|記錄|打開|訂購|付款|播放|\
    播放聲音|發佈|要求|執行|搜尋|傳送|設定|分享|開始|開始導航|切換|關閉|開啟|檢視|\
    刪除|與他人共享|所有人可見
    """,
  ]
}
