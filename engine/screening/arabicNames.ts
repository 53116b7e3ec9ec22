/**
 * Common parts of Arabic and Persian names with their usual Latin spelling: the script leaves the
 * short vowels out.
 */

const TABLE = `
محمد muhammad|احمد ahmad|محمود mahmud|حامد hamid|حميد hamid|حمد hamad|حمزة hamzah|حمدان hamdan
علي ali|عمر umar|عمرو amr|عثمان uthman|عمار ammar|عماد imad|عامر amir|امير amir|عادل adil|عدنان adnan
حسن hasan|حسين husayn|حسام husam|حسان hassan|حافظ hafez|حاتم hatim|حكيم hakim|حليم halim|حيدر haydar|حبيب habib
عبد abd|عبدالله abdallah|عبدالرحمن abd al rahman|عبدالعزيز abd al aziz|عبدالكريم abd al karim|عبدالقادر abd al qadir
عبدالملك abd al malik|عبدالرزاق abd al razzaq|عبدالحميد abd al hamid|عبدالسلام abd al salam|عبدالناصر abd al nasir
عبدالمجيد abd al majid|عبدالوهاب abd al wahhab|عبدالغني abd al ghani|عبدالفتاح abd al fattah|عبدالحكيم abd al hakim
الله allah|الرحمن al rahman|رحمن rahman|العزيز al aziz|عزيز aziz|الكريم al karim|كريم karim|القادر al qadir|قادر qadir
خالد khalid|خليل khalil|خلف khalaf|خليفة khalifa|خضر khidr|خميس khamis|خديجة khadija
صالح salih|صلاح salah|صدام saddam|صادق sadiq|صبري sabri|صباح sabah|صقر saqr
ابراهيم ibrahim|اسماعيل ismail|اسامة usama|اسحاق ishaq|ايمن ayman|انور anwar|انس anas|اكرم akram|اشرف ashraf|امين amin
ادريس idris|الياس ilyas|ايوب ayyub|اياد iyad|اسعد asad|الاسد al assad|اسد assad|امجد amjad|ايهاب ihab
يوسف yusuf|يحيى yahya|يعقوب yaqub|ياسر yasir|ياسين yasin|يونس yunis|يزيد yazid
مصطفى mustafa|مصطفي mustafa|مسعود masud|منصور mansur|منير munir|مروان marwan|مهدي mahdi|موسى musa|مالك malik|ماجد majid
ماهر mahir|مازن mazin|مبارك mubarak|معاذ muadh|معمر muammar|مختار mukhtar|مراد murad|مجيد majid|محسن muhsin|مرتضى murtada
سعيد said|سعد sad|سعود saud|سليمان sulayman|سليم salim|سالم salim|سلمان salman|سمير samir|سامي sami|سيف sayf|سلطان sultan
سيد sayyid|سهيل suhayl|سفيان sufyan|سلامة salama
ناصر nasir|نصر nasr|نبيل nabil|نور nur|نوري nuri|نزار nizar|نعيم naim|نجيب najib|نجم najm|نايف nayif|نضال nidal
جمال jamal|جميل jamil|جابر jabir|جعفر jafar|جاسم jasim|جواد jawad|جلال jalal|جهاد jihad
كمال kamal|كامل kamil|كاظم kazim|كاظمي kazimi
طارق tariq|طاهر tahir|طلال talal|طه taha|طالب talib
فاروق faruq|فيصل faysal|فهد fahd|فؤاد fuad|فارس faris|فاطمة fatima|فاضل fadil|فتحي fathi|فواز fawwaz|فريد farid|فرج faraj
قاسم qasim|قذافي qadhafi|القذافي al qadhafi|قيس qays|قحطاني qahtani
بشار bashar|بلال bilal|بدر badr|بكر bakr|باسم basim|بسام bassam|بن bin|بنت bint|ابن ibn|ابو abu|ابي abi|ام umm|بشير bashir
بغدادي baghdadi|بدوي badawi
رشيد rashid|راشد rashid|رضا rida|رفيق rafiq|رامي rami|رياض riyad|رمضان ramadan|رجب rajab|رحيم rahim|رائد raid|رستم rustam
زكريا zakariya|زياد ziyad|زيد zayd|زين zayn|زهير zuhayr|زينب zaynab
داود dawud|ديب dib|دين din|الدين al din
شريف sharif|شاكر shakir|شعبان shaban|شمس shams|شهاب shihab
تركي turki|توفيق tawfiq|تيسير taysir|تميمي tamimi
هشام hisham|هاشم hashim|هادي hadi|هاني hani|هيثم haytham|هارون harun
وليد walid|وائل wail|وهاب wahhab
عزت izzat|عزالدين izz al din|عصام isam|عقيل aqil|عباس abbas|عمران imran|عيسى isa|عوض awad|عواد awwad|عبيد ubayd|عبود abbud
عراقي iraqi|العراقي al iraqi|مصري masri|المصري al masri|ليبي libi|الليبي al libi|سوري suri|السوري al suri
غازي ghazi|غسان ghassan|غانم ghanim|غلام ghulam
نصرالله nasrallah|حزب hizb|حركة harakat|جماعة jamaat|جبهة jabhat|جيش jaysh|شركة company|مصرف bank|بنك bank|مؤسسة foundation
التجارية trading|تجارة trading|للتجارة trading|العامة general|الدولية international|الصرافة exchange|مجموعة group|المحدودة limited
نفط oil|النفط oil|نقل transport|للنقل transport|طيران airlines|للطيران airlines|جمعية association|وزارة ministry|جامعة university
قاعدة qaida|القاعدة al qaida|طالبان taliban|النصرة al nusrah|انصار ansar|الاسلام al islam|اسلام islam|الاسلامية islamic|الشام al sham
زاده zadeh|پور pour|نژاد nejad|حقاني haqqani|لادن ladin|ظواهري zawahiri|سليماني soleimani|قاسمی qasemi|خامنئي khamenei|روحاني rouhani|حسيني hosseini|رضایی rezaei
تهران tehran|ايران iran|سورية syria|سوريا syria|العراق iraq|لبنان lebanon|ليبيا libya|اليمن yemen|بغداد baghdad|دمشق damascus
`;

/** Latin spelling by the written word, its alifs without hamza. */
export const ARABIC_NAMES: ReadonlyMap<string, string> = new Map(
  TABLE.split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(
      (entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)] as const,
    ),
);
