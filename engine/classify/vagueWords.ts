/**
 * Words that customs data checks refuse as a description of goods, in the languages that are read:
 * the one list of them. Each as it is written, folded where it is compared.
 */
import { foldMarks, wordsOf } from '../fold.ts';
import { singular } from './stem.ts';

/**
 * How little words say: `nothing` of the goods («gift», «parts»), only their `class` («shoes»), or
 * a `thing` of any trade («bottle», «case»).
 */
export type Vagueness = 'nothing' | 'class' | 'thing';

/** Words that say nothing of the goods. */
const NOTHING: readonly string[] = [
  // English
  'gift; present; surprise; souvenir; prize; donation; accessory; sample; commercial; value; invoice; attached; per; item; product; good; ' +
    'goods; thing; stuff; merchandise; article; personal effect; personal belonging; belonging; miscellaneous; misc; various; assorted; ' +
    'part; spare; component; unit; sundry; set; kit; pack; packet; package; equipment; device; gadget; material; supply; bundle; ' +
    'widget; gizmo; collection; mystery box; mystery bag; mystery pack; surprise bag; surprise box; lucky bag; lucky box; lucky dip; grab bag; ' +
    'commodity; cargo; parcel; freight; shipment; general; document; paperwork; letter; correspondence; promo; promotional',
  // German
  'Geschenk; Geschenke; Präsent; Zubehör; Zubehörteile; Ersatzteil; Ersatzteile; Teil; Teile; Einzelteile; Bauteil; Bauteile; Muster; ' +
    'Warenmuster; Probe; Proben; Warenprobe; Artikel; Ware; Waren; Handelsware; Produkt; Produkte; Sache; Sachen; Dokument; Dokumente; ' +
    'Unterlagen; Papiere; Brief; Briefe; Paket; Päckchen; Inhalt; Diverses; Verschiedenes; Sonstiges; Werbegeschenk; Mitbringsel; ' +
    'Überraschung; Überraschungsbox; Überraschungstüte; Überraschungspaket; Wundertüte; Mystery Box; Handelswert; Wert; persönliche Gegenstände; Ding; Dinge; Gegenstand; ' +
    'Gegenstände',
  // French
  'cadeau; cadeaux; accessoire; accessoires; pièce; pièces; pièce détachée; pièces détachées; rechange; composant; composants; ' +
    'échantillon; échantillons; articles; produit; produits; marchandise; marchandises; choses; courrier; lettre; lettres; colis; divers; ' +
    'effets personnels; objet; objets; matériel; pochette surprise; sac surprise; boîte surprise; boîte mystère; gratuit; valeur; commerciale; fournitures; chose; truc; trucs; bidule',
  // Spanish
  'regalo; regalos; obsequio; obsequios; accesorio; accesorios; repuesto; repuestos; recambio; recambios; pieza; piezas; parte; partes; ' +
    'componente; componentes; muestra; muestras; artículo; artículos; producto; productos; mercancía; mercancías; cosas; documento; ' +
    'documentos; correspondencia; paquete; varios; efectos personales; objeto; objetos; sorpresa; caja sorpresa; bolsa sorpresa; caja misteriosa; valor; comercial; surtido; gratis; cosa; cacharro; cacharros; artilugio; artilugios',
  // Italian
  'regali; accessorio; accessori; ricambio; ricambi; pezzo; pezzi; parti; componenti; campione; campioni; campioncino; articolo; articoli; ' +
    'prodotto; prodotti; merce; merci; cose; documenti; lettera; lettere; pacco; vari; varie; effetti personali; oggetto; oggetti; ' +
    'materiale; gratuito; omaggio; scatola misteriosa; busta sorpresa; scatola a sorpresa; valore; commerciale',
  // Dutch
  'cadeaus; cadeautje; cadeautjes; geschenken; onderdeel; onderdelen; reserveonderdeel; reserveonderdelen; monster; monsters; artikelen; ' +
    'producten; goederen; spullen; dingen; documenten; brieven; pakket; pakje; diversen; materiaal; verrassing; verrassingsbox; verrassingspakket; grabbelzak; waarde',
  // Polish
  'prezent; prezenty; upominek; upominki; podarunek; akcesoria; część; części; zamienne; zamienna; zapasowe; próbka; próbki; artykuł; ' +
    'artykuły; produkty; towar; towary; rzecz; rzeczy; dokumenty; listy; paczka; przesyłka; różne; materiał; niespodzianka; pudełko niespodzianka; paczka niespodzianka; gadżet; ' +
    'gadżety; wartości; handlowej',
  // Portuguese
  'presente; presentes; prenda; prendas; acessório; acessórios; peça; peças; reposição; sobressalente; sobressalentes; amostra; amostras; ' +
    'artigo; artigos; produto; produtos; mercadoria; mercadorias; coisas; pacote; caixa surpresa; saco surpresa; caixa misteriosa; diversos; brinde; brindes; lembrança; lembranças',
  // Russian
  'подарок; подарки; сувенир; аксессуар; аксессуары; запчасть; запчасти; запасные; часть; части; деталь; детали; комплектующие; образец; ' +
    'образцы; товар; товары; изделие; изделия; вещь; вещи; документ; документы; бумаги; письмо; письма; посылка; разное; прочее; сюрприз; сюрприз бокс; коробка сюрприз; ' +
    'набор; коммерческой; ценности; гаджет; гаджеты; штука; штучка; штуки; штучки',
  // Chinese
  '礼物; 礼品; 赠品; 禮物; 禮品; 贈品; 配件; 零件; 备件; 部件; 附件; 样品; 样本; 货样; 樣品; 文件; 资料; 單據; 单据; 信件; 商品; 货物; 貨物; 产品; 產品; ' +
    '物品; 东西; 杂物; 杂货; 个人物品; 个人用品; 其他; 材料; 套装; 惊喜; 惊喜盒; 惊喜袋; 福袋; 神秘盒子; 小玩意; 神器; 好物; 无商业价值',
  // Japanese
  'ギフト; プレゼント; 贈り物; 贈答品; お土産; 景品; 部品; パーツ; スペアパーツ; 予備部品; 付属品; サンプル; 見本; 試供品; 書類; 文書; 手紙; ' +
    'ドキュメント; 製品; 品物; 雑貨; その他; 身の回り品; グッズ; セット; 福袋; ガジェット; 便利グッズ; ミステリーボックス',
  // Korean
  '선물; 기프트; 사은품; 부품; 예비부품; 부속품; 액세서리; 악세사리; 샘플; 견본; 시료; 서류; 문서; 편지; 자료; 상품; 제품; 물품; 잡화; 기타; ' +
    '개인용품; 개인물품; 굿즈; 세트; 재료; 가젯; 소품; 랜덤박스; 럭키박스; 럭키백; 미스터리박스',
];

/** Words for goods of many headings. */
const CLASSES: readonly string[] = [
  'shoe; footwear; clothes; clothing; garment; apparel; jewelry; jewellery; cosmetic; beauty product; makeup; make up; toy; ' +
    'electronic; electronic goods; electrical goods; machine; machinery; appliance; textile; chemical; hardware; ' +
    'household goods; plastic goods; leather goods; cleaning product; health product; stationery; toiletry; medical supply; ' +
    'sports goods; sporting goods; gift set',
  'Schuh; Schuhe; Damenschuhe; Herrenschuhe; Kinderschuhe; Kleidung; Bekleidung; Damenbekleidung; Herrenbekleidung; Kinderkleidung; ' +
    'Schmuck; Kosmetik; Kosmetika; Spielzeug; Spielwaren; Werkzeug; Werkzeuge; Elektronik; Lebensmittel; Maschine; Maschinen; Textilien; ' +
    'Chemikalien; Haushaltswaren; Schreibwaren; Autoteile; Maschinenteile',
  'chaussure; chaussures; vêtement; vêtements; habits; bijou; bijoux; bijouterie; cosmétique; cosmétiques; maquillage; jouet; jouets; ' +
    'outil; outils; outillage; électronique; aliment; aliments; nourriture; alimentation; machines; textiles; produits chimiques; papeterie',
  'zapato; zapatos; calzado; ropa; joya; joyas; joyería; cosmético; cosméticos; maquillaje; juguete; juguetes; herramienta; herramientas; ' +
    'electrónica; alimento; alimentos; comida; máquina; máquinas; maquinaria; textil; textiles; papelería',
  'scarpa; scarpe; calzature; vestiti; abbigliamento; gioiello; gioielli; cosmetico; cosmetici; giocattolo; giocattoli; attrezzo; attrezzi; ' +
    'utensili; elettronica; alimentari; alimenti; cibo; macchinari; tessili; cancelleria',
  'schoen; schoenen; schoeisel; kleding; kleren; sieraad; sieraden; cosmetica; speelgoed; gereedschap; gereedschappen; elektronica; ' +
    'voedsel; levensmiddelen; eten; textiel; kantoorartikelen',
  'buty; obuwie; odzież; ubranie; ubrania; biżuteria; kosmetyk; kosmetyki; zabawka; zabawki; narzędzie; narzędzia; elektronika; żywność; ' +
    'jedzenie; maszyna; maszyny; tekstylia',
  'sapato; sapatos; calçado; calçados; roupa; roupas; vestuário; joia; joias; jóia; jóias; maquiagem; maquilhagem; brinquedo; brinquedos; ' +
    'ferramenta; ferramentas; eletrônicos; eletrónica; têxteis; papelaria',
  'обувь; одежда; украшение; украшения; косметика; игрушка; игрушки; инструмент; инструменты; электроника; еда; продукты; ' +
    'продукты питания; оборудование; текстиль; канцтовары',
  '鞋; 鞋子; 鞋类; 衣服; 服装; 服饰; 首饰; 饰品; 珠宝; 化妆品; 美妆; 玩具; 工具; 电子产品; 食品; 机器; 机械; 设备; 纺织品; 文具; 日用品; 服裝; 首飾; 化妝品',
  '靴; シューズ; 履物; 衣類; 服; 衣料品; 洋服; アパレル; アクセサリー; ジュエリー; 宝飾品; 化粧品; コスメ; おもちゃ; 玩具; 工具; 電子機器; 電化製品; 食品; ' +
    '食料品; 機械; 繊維製品; 文房具; 日用品',
  '신발; 의류; 옷; 의복; 주얼리; 장신구; 화장품; 장난감; 완구; 공구; 전자제품; 식품; 음식; 기계; 섬유; 문구; 생활용품',
];

/** Classes of goods as long as nothing else is said: "steel pipe" and "baby food" say enough. */
const CLASSES_ALONE =
  'tool; cable; pipe; wire; fabric; iron; steel; metal; wood; plastic; leather; rubber; tile; rod; scrap; flooring; food; foodstuff; vehicle';

/** Things of every trade. */
const THINGS: readonly string[] = ['bottle; box; container; case; cover'];

/** What parts and accessories of many kinds are for. */
const HOSTS: readonly string[] = [
  'car; auto; vehicle; machine; machinery; motorcycle; bike; bicycle; phone; computer',
  'Auto; Maschine; voiture; machine; coche; máquina; ' +
    'auto; macchina; samochód; maszyna; carro; máquina; автомобиль; автомобиля; машина; машины; 汽车; 机器; 手机; 車; 自動車; 자동차; 차량',
];

/** Words beside them that say whom or which place the goods are for, how large, how many or how good. */
const BESIDE: readonly string[] = [
  'birthday; christmas; wedding; household; mixed; random; small; large; big; black; white; red; blue; green; new; no; my; son; size; man; ' +
    'woman; lady; boy; girl; kid; child; baby; adult; unisex; mens; womens; kitchen; home; house; office; garden; bathroom; bedroom; room; ' +
    'travel; outdoor; indoor; party; holiday; everyday; daily; useful; handy; practical; nice; cool; cute; funny; fun; novelty; original; ' +
    'special; quality; premium; best; great; amazing; awesome; unique; perfect; smart; universal; multipurpose; multifunctional; modern; ' +
    'trendy; trending; popular; stylish; different; many; some; your; friend; mother; father; mom; mum; dad; husband; wife; him; her; ' +
    'family; school; creative; innovative; hot; viral',
  'Haus; Zuhause; Haushalt; Küche; Büro; Garten; Alltag; Reise; Mama; Papa; Mutter; Vater; Freund; Freundin; Mann; Frau; Männer; Frauen; ' +
    'Familie; nützlich; nützliche; nützlicher; nützliches; praktisch; praktische; praktischer; praktisches; schön; schöne; schöner; schönes; ' +
    'lustig; lustige; lustiger; lustiges; coole; cooler; cooles; tolle; toller; tolles; originelle; originelles; neu; neue; neuer; neues; klein; ' +
    'kleine; kleiner; kleines; das; die; der; den; dem; ein; eine; einen; im; maison; cuisine; bureau; jardin; maman; mère; père; voyage; utile; ' +
    'utiles; pratique; pratiques; drôle; beau; belle; nouveau; nouvelle; petit; petite; petits; petites; un; une; la; le; les; de; du; des; hogar; ' +
    'casa; cocina; oficina; jardín; mamá; papá; madre; padre; viaje; útil; útiles; práctico; práctica; bonito; bonita; divertido; nuevo; nueva; ' +
    'pequeño; el; los; las; del; cucina; ufficio; giardino; mamma; papà; viaggio; pratico; pratica; simpatico; originale; originali; originales; ' +
    'nuovo; nuova; piccolo; di; il; huis; thuis; keuken; kantoor; tuin; moeder; vader; reis; handig; handige; nuttig; nuttige; leuk; leuke; ' +
    'grappig; grappige; nieuw; nieuwe; het; een; dom; domu; kuchni; kuchnia; biura; ogrodu; mamy; taty; przydatny; przydatna; praktyczny; ' +
    'praktyczna; fajny; fajna; nowy; nowa; do; cozinha; escritório; jardim; mãe; pai; viagem; prático; prática; novo; nova; дом; дома; кухни; ' +
    'офиса; сада; мамы; папы; полезный; полезная; полезные; прикольный; прикольные; новый; новая; новые; домашний; 家用; 家居; 家庭; 厨房; ' +
    '办公室; 实用; 日常; 新奇; 创意; 有趣; 家庭用; 家; 便利; キッチン; 実用; 面白い; おしゃれ; 집; 가정용; 주방; 실용; 유용한; 재미있는',
  'ohne; kostenlos; Damen; Herren; Kinder; Mädchen; Jungen; Größe; Gr; homme; hommes; femme; femmes; enfant; enfants; fille; garçon; bébé; ' +
    'taille; sans; sin; hombre; hombres; mujer; mujeres; niño; niños; niña; niñas; talla; senza; uomo; donna; bambino; bambini; bambina; ' +
    'taglia; zonder; heren; dames; kinderen; maat; bez; męskie; damskie; dziecięce; męska; damska; rozmiar; sem; homem; mulher; masculino; ' +
    'feminino; infantil; tamanho; без; мужская; женская; детская; мужской; женский; детский; размер; 男; 女; 男士; 女士; 儿童; ' +
    'メンズ; レディース; キッズ; 남성; 여성; 아동',
];

/**
 * Words that name no goods by themselves, or whole chapters of them, and those that join such
 * words: import systems refuse them (EU, guidance on goods descriptions for ICS2, read 2026-11);
 * a classifier may yet ask what is meant.
 */
const WIDE: readonly string[] = [
  // English
  'wear; electronics; electrical; documentation; medicine; medical; furniture; decoration; ornament; agricultural; animal; ' +
    'automotive; consolidated; consolidation; kinds; fak; stc; industrial; sport; craft; hobby',
  // German
  'geschenkartikel; gegenstand; gegenstände; ding; dinge; einzelteil; diverse; verschiedene; gemischt; ausrüstung; gerät; ' +
    'geräte; umzugsgut; hausrat; haushaltsartikel; sammelgut; stückgut; persönliche; persönlicher; gebrauch; geburtstag; ' +
    'weihnachten; für; und; zum; zur; von; wertlos; kleider; elektrogeräte; elektronische; kunststoff; plastik; metall; ' +
    'gummi; leder; medizin; möbel; dekoration; bücher; sportartikel',
  // French
  'présent; chose; détachée; détachées; assorti; matériaux; équipement; appareil; effets; personnels; personnel; lot; ' +
    'ensemble; anniversaire; noël; usage; de; des; du; pour; et; la; le; les; électroniques; documents; alimentaire; ' +
    'alimentaires; chimique; chimiques; plastique; métal; caoutchouc; cuir; médicament; meuble; meubles; décoration',
  // Spanish
  'mercadería; cosa; varias; materiales; equipo; aparato; efectos; personales; personal; lote; conjunto; cumpleaños; ' +
    'navidad; uso; de; del; para; y; la; el; los; las; electrónico; electrónicos; química; químicos; plástico; caucho; cuero; ' +
    'medicina; mueble; muebles; decoración',
  // Italian
  'dono; cosa; vario; assortito; materiali; attrezzatura; utensile; apparecchio; effetti; personali; personale; lotto; ' +
    'compleanno; natale; uso; di; del; della; e; il; la; indumenti; tessile; elettronico; elettronici; macchine; macchinario; ' +
    'chimica; chimici; plastica; metallo; gomma; pelle; medicina; mobile; mobili; decorazione',
  // Dutch
  'staal; koopwaar; ding; voorwerp; voorwerpen; toebehoren; diverse; gemengd; materialen; uitrusting; apparaat; ' +
    'persoonlijke; bezittingen; gebruik; verjaardag; kerst; van; voor; en; de; het; handelswaarde; machineonderdelen; ' +
    'chemicaliën; kunststof; metaal; leer; medicijn; meubel; meubels; decoratie',
  // Polish
  'przedmiot; przedmioty; podzespół; komponent; komponenty; akcesorium; mieszane; materiały; sprzęt; urządzenie; osobiste; ' +
    'osobisty; użytek; zestaw; urodziny; święta; do; na; i; dla; z; elektroniczne; maszynowe; chemia; chemikalia; plastik; ' +
    'guma; skóra; leki; meble; meblowe; dekoracja; samochodowe',
  // Portuguese
  'coisa; diversas; vários; sortido; materiais; equipamento; aparelho; efeitos; pessoais; pessoal; lote; conjunto; ' +
    'aniversário; natal; uso; de; do; da; dos; das; para; e; o; a; têxtil; eletrônico; químico; químicos; plástico; borracha; ' +
    'couro; medicamento; móvel; móveis; decoração',
  // Russian
  'сувениры; презент; артикул; продукт; продукция; предмет; предметы; запасная; компонент; компоненты; принадлежности; ' +
    'разные; смешанный; материал; материалы; прибор; личные; личное; личного; вещей; пользования; комплект; груз; рождения; ' +
    'новый; год; для; и; на; электронные; электронная; техника; питание; продовольствие; химия; химикаты; пластик; ' +
    'пластмасса; металл; резина; кожа; лекарства; мебель; бижутерия; декор',
  // Chinese
  '货品; 用品; 个人; 私人; 组件; 配套; 杂项; 各种; 混合; 包裹; 生日; 圣诞; 的; 和; 电子; 电器; 食物; 化学品; 化工; 塑料; 金属; 橡胶; 皮革; 药品; 家具; 装饰; 五金',
  // Japanese
  '荷物; もの; 部材; スペア; 予備; コンポーネント; 用品; 個人; 各種; いろいろ; 素材; 機器; 装置; 道具; 小包; 誕生日; クリスマス; の; と; 衣料; 繊維; 電子; 電気; 電化; 家電; 資料; 化学品; ' +
    '化学; プラスチック; 金属; ゴム; 革; 医薬品; 家具; アクセサリ; 装飾品',
  // Korean
  '기념품; 물건; 화물; 부속; 예비; 스페어; 용품; 개인; 소지품; 각종; 혼합; 자재; 장비; 기기; 도구; 소포; 생일; 크리스마스; 의; 및; 전자; 전기; 가전; 화학; 화학제품; 플라스틱; 금속; 고무; ' +
    '가죽; 의약품; 가구; 장식품',
];

type Weight = Vagueness | 'host' | 'beside' | 'wide';
type Phrases = ReadonlyMap<string, Weight>;

const keyOf = (phrase: string): string => wordsOf(foldMarks(phrase)).join(' ');
const englishKeyOf = (phrase: string): string => wordsOf(foldMarks(phrase)).map(singular).join(' ');

/** Phrases with what they weigh; the last list that has one decides. */
const phrasesOf = (pick: (lists: readonly string[]) => readonly string[], key: Key): Phrases =>
  new Map(
    (
      [
        [WIDE, 'wide'],
        [BESIDE, 'beside'],
        [HOSTS, 'host'],
        [THINGS, 'thing'],
        [CLASSES, 'class'],
        [NOTHING, 'nothing'],
      ] as const
    ).flatMap(([lists, weight]) =>
      pick(lists)
        .flatMap((list) => list.split('; '))
        .map((phrase): [string, Weight] => [key(phrase), weight]),
    ),
  );
type Key = (phrase: string) => string;

/** English comes first in each list: in the singular, where "briefs" are no German letter. */
const ENGLISH = phrasesOf((lists) => lists.slice(0, 1), englishKeyOf);
const OTHERS = phrasesOf((lists) => lists.slice(1), keyOf);
const ALONE: ReadonlySet<string> = new Set(CLASSES_ALONE.split('; '));
const PHRASE_WORDS_MAX = 8;

/** How little the words say, where none of them says more; null where one does, or none is there. */
export function vaguenessOf(words: readonly string[]): Vagueness | null {
  if (ALONE.has(words.map(singular).join(' '))) return 'class';
  const said = weightsOf(words);
  if (said === null || said.has('wide')) return null;
  if (said.has('class')) return said.has('host') ? null : 'class';
  if (said.has('host')) return said.has('nothing') ? 'class' : null;
  if (said.has('thing')) return 'thing';
  return said.size > 0 ? 'nothing' : null;
}

/** Whether words say as little, or name no more than whole chapters of goods: plastic furniture. */
export function areTooWide(words: readonly string[]): boolean {
  if (vaguenessOf(words) !== null) return true;
  const said = weightsOf(words);
  return said !== null && (said.has('wide') || said.has('nothing'));
}

/** What the words weigh, each with its longest phrase; null where one of them stands in none. */
function weightsOf(words: readonly string[]): Set<Weight> | null {
  const said = new Set<Weight>();
  const english = words.map(singular);
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, english, at);
    if (found === null) return null;
    said.add(found.weight);
    at += found.length;
  }
  return said;
}

function phraseAt(
  words: readonly string[],
  english: readonly string[],
  at: number,
): { weight: Weight; length: number } | null {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const own = OTHERS.get(words.slice(at, at + length).join(' '));
    const weight = ENGLISH.get(english.slice(at, at + length).join(' ')) ?? own;
    if (weight !== undefined) return { weight, length };
  }
  return null;
}
