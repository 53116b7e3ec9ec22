/**
 * The letters by which languages are told apart in old charsets: those beyond ASCII, the frequent
 * ones first. Our own collection of the commonest letters, and for Chinese, Japanese and Korean of
 * the commonest characters of shops' pages.
 */
export interface LanguageLetters {
  /** Subtag as `<html lang>` names it. */
  language: string;
  charsets: readonly string[];
  letters: string;
}

export const LANGUAGE_LETTERS: readonly LanguageLetters[] = [
  { language: 'de', charsets: ['windows-1252'], letters: 'äüößÄÜÖé' },
  { language: 'fr', charsets: ['windows-1252'], letters: 'éèàêçôîùâûëïœÉÀÈÊÇ' },
  { language: 'es', charsets: ['windows-1252'], letters: 'óíáéñúüÁÓÍÉÑÚªº' },
  { language: 'pt', charsets: ['windows-1252'], letters: 'ãçáéíóõêúâàôÁÉÓÇÃÚªº' },
  { language: 'it', charsets: ['windows-1252'], letters: 'àèùòìéÈÀ' },
  { language: 'sv', charsets: ['windows-1252'], letters: 'äåöÅÄÖé' },
  { language: 'da', charsets: ['windows-1252'], letters: 'øåæØÅÆé' },
  { language: 'nl', charsets: ['windows-1252'], letters: 'ëéïèöü' },
  { language: 'is', charsets: ['windows-1252'], letters: 'áíðéúóæöþýÁÍÞÖ' },
  { language: 'en', charsets: ['windows-1252'], letters: 'éñèï' },
  { language: 'pl', charsets: ['windows-1250', 'iso-8859-2'], letters: 'łąęóżśćńźŁŻŚĆŹÓ' },
  { language: 'cs', charsets: ['windows-1250', 'iso-8859-2'], letters: 'íáéěřčýžůšúťňďóČŠŽŘÚ' },
  { language: 'hu', charsets: ['windows-1250', 'iso-8859-2'], letters: 'áéöőóüíúűÁÉÖÓŐ' },
  { language: 'ro', charsets: ['windows-1250', 'iso-8859-2'], letters: 'ăîâşţșțĂÎŞŢ' },
  { language: 'hr', charsets: ['windows-1250', 'iso-8859-2'], letters: 'šžčćđŠŽČĆĐ' },
  { language: 'tr', charsets: ['windows-1254'], letters: 'ıüşğçöİŞÜÇÖâ' },
  { language: 'lt', charsets: ['windows-1257'], letters: 'ėąšųžįčūęŠŽČ' },
  { language: 'lv', charsets: ['windows-1257'], letters: 'āīšēūļņžčķģĀŠĪ' },
  { language: 'et', charsets: ['windows-1257'], letters: 'äõüöšžÄÕÜ' },
  {
    language: 'ru',
    charsets: ['windows-1251', 'koi8-r'],
    letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё',
  },
  {
    language: 'uk',
    charsets: ['windows-1251', 'koi8-u'],
    letters: 'оанівитерслкдумпязьгбчйїхцжєюшщфґ',
  },
  { language: 'bg', charsets: ['windows-1251'], letters: 'аиоентрвслкдпмзъбгчуяцщжшхйфюь' },
  {
    language: 'el',
    charsets: ['windows-1253'],
    letters: 'αοιετνσρκπλμςυηάγίήδόέωθχύβφώξζψϊΑΠΣΕΚΤ',
  },
  { language: 'he', charsets: ['windows-1255'], letters: 'יולהארמתבשנםדקפחעגסצטכזןךףץ' },
  { language: 'ar', charsets: ['windows-1256'], letters: 'اليمونرتبةعدفسكهقحجأشصطخذضىزثغئءإظؤآ' },
  {
    language: 'vi',
    charsets: ['windows-1258'],
    letters: 'đảưạơấôăâêệ\u0309\u0301\u0300\u0323\u0303',
  },
  { language: 'th', charsets: ['windows-874'], letters: 'านรกเอง่มยลวดท้สตะิปบคัหแจพชีขใไำ็ื์ูโุถผศธซณญึฝฟ' },
  {
    language: 'ja',
    charsets: ['shift_jis', 'euc-jp'],
    letters:
      'のいしたてにるとはをなかでがりすらっまれきこくさもあおうけせだつどめよわんみちそえほろやじばひふべトンスルアリクラッイドレプシテムマフコカタロメサニジデバパキグブダナャュョー、。・' +
      '品商送料日本製販売店入用色大小月年円税込無新発注在庫価格素材綿原産国地中：' +
      'ゃゅょむゆぬぎぐげござずぜぞぢづでぱぴぷぺぽゼゾザズツケソセヤユヨヒミワヲホモノオエウネハヘベペボポピプゴギゲヂヅヴァィゥェォ',
  },
  {
    language: 'zh',
    charsets: ['gb18030'],
    letters:
      '的一是不了在有人我这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手用主行方又如前所本见经头面公同三已老从动两长' +
      '，。：、品价格产尺寸材质商购买包装运费送货颜色款新女男装鞋棉原',
  },
  {
    language: 'zh-hant',
    charsets: ['big5'],
    letters:
      '的一是不了在有人我這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可里後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手用主行方又如前所本見經頭面公同三已老從動兩長' +
      '，。：、品價格產尺寸材質商購買包裝運費送貨顏色款新女男裝鞋棉',
  },
  {
    language: 'ko',
    charsets: ['euc-kr'],
    letters:
      '이다는의가을를에한고하지도로은기사인시리스자상정어대수전나서아라그제일보부구해장원들여소주조만트드마인비오요니과안용공성내분면세바있할품송배격가입신발매개당무추천',
  },
];
