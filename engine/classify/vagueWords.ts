/**
 * Words that name no goods, or so many that customs cannot tell them apart, in the languages of the
 * lexicon. The one list of them: the classifier asks for more, documents warn.
 */
import { foldMarks, isCharacter } from '../fold.ts';
import { type Language, nameKey } from './stem.ts';

/** Say nothing of the goods: gift, sample, part, accessory. */
const GENERAL: Readonly<Record<Language, string>> = {
  en: 'gift present accessory sample commercial value invoice attached per item product good goods thing stuff merchandise article personal effect belonging miscellaneous misc various assorted part spare component unit sundry bottle box container case cover pack packet package set kit tool equipment device gadget material supply bundle collection surprise birthday christmas household commodity cargo parcel mixed general random small large big black white red blue green',
  de: 'geschenk geschenke geschenkartikel präsent mitbringsel muster warenmuster probe ware waren handelsware artikel produkt produkte gegenstand gegenstände sachen ding dinge teil teile ersatzteil ersatzteile bauteil einzelteil zubehör zubehörteile sonstiges diverses diverse verschiedene verschiedenes gemischt set material ausrüstung gerät geräte werkzeug umzugsgut hausrat haushaltsartikel paket päckchen sammelgut stückgut persönliche persönlicher gebrauch geburtstag weihnachten für und zum zur von ohne wert handelswert wertlos',
  fr: 'cadeau cadeaux présent échantillon échantillons article articles produit produits marchandise marchandises chose choses objet objets pièce pièces détachée détachées rechange composant composants accessoire accessoires divers diverses assorti matériel matériaux équipement outil outils appareil effets personnels personnel colis lot ensemble anniversaire noël usage de des du pour et la le les sans valeur commerciale',
  es: 'regalo regalos obsequio presente muestra muestras artículo artículos producto productos mercancía mercancías mercadería cosa cosas objeto objetos pieza piezas repuesto repuestos recambio recambios componente componentes accesorio accesorios varios varias surtido material materiales equipo herramienta herramientas aparato efectos personales personal paquete lote conjunto cumpleaños navidad uso de del para y la el los las sin valor comercial',
  it: 'regalo regali omaggio dono campione campioni articolo articoli prodotto prodotti merce merci cosa cose oggetto oggetti pezzo pezzi parte parti ricambio ricambi componente componenti accessorio accessori vario vari varie assortito materiale materiali attrezzatura attrezzo attrezzi utensile apparecchio effetti personali personale pacco lotto compleanno natale uso di del della per e il la senza valore commerciale',
  nl: 'cadeau cadeaus cadeautje geschenk geschenken monster monsters staal artikel artikelen product producten goederen waren koopwaar ding dingen spullen voorwerp voorwerpen onderdeel onderdelen reserveonderdeel reserveonderdelen accessoire accessoires toebehoren diversen diverse gemengd materiaal materialen uitrusting apparaat gereedschap persoonlijke bezittingen gebruik pakket pakje set verjaardag kerst van voor en de het zonder handelswaarde waarde',
  pl: 'prezent prezenty upominek upominki podarunek próbka próbki artykuł artykuły produkt produkty towar towary rzecz rzeczy przedmiot przedmioty część części zamienne zamienna podzespół komponent komponenty akcesoria akcesorium różne mieszane materiał materiały sprzęt urządzenie narzędzie narzędzia osobiste osobisty użytek paczka zestaw urodziny święta do na i dla z bez wartości handlowej',
  pt: 'presente presentes prenda brinde amostra amostras artigo artigos produto produtos mercadoria mercadorias coisa coisas objeto objetos peça peças sobressalente sobressalentes reposição componente componentes acessório acessórios diversos diversas vários sortido material materiais equipamento ferramenta ferramentas aparelho efeitos pessoais pessoal pacote lote conjunto aniversário natal uso de do da dos das para e o a sem valor comercial',
  ru: 'подарок подарки сувенир сувениры презент образец образцы артикул товар товары изделие изделия продукт продукция продукты вещь вещи предмет предметы часть части запчасть запчасти запасные запасная деталь детали комплектующие компонент компоненты аксессуар аксессуары принадлежности разное разные прочее смешанный материал материалы оборудование прибор инструмент инструменты личные личное личного вещей пользования посылка набор комплект груз рождения новый год для и на без коммерческой ценности',
  zh: '礼物 礼品 赠品 样品 样本 商品 产品 货物 货品 物品 东西 用品 个人 私人 配件 零件 部件 备件 组件 附件 配套 杂货 杂物 杂项 其他 各种 混合 材料 设备 工具 包裹 套装 日用品 生日 圣诞 的 和',
  ja: 'ギフト プレゼント 贈り物 贈答品 お土産 サンプル 見本 試供品 商品 製品 品物 物品 貨物 荷物 グッズ もの 部品 部材 パーツ スペア 予備 コンポーネント アクセサリー 付属品 用品 個人 身の回り品 雑貨 その他 各種 いろいろ 素材 材料 機器 装置 道具 工具 セット 小包 誕生日 クリスマス の と',
  ko: '선물 기념품 견본 샘플 상품 제품 물품 물건 화물 부품 부속품 부속 예비 스페어 액세서리 악세사리 용품 개인 소지품 잡화 기타 각종 혼합 재료 자재 장비 기기 도구 공구 세트 소포 생일 크리스마스 의 및',
};

/**
 * Name whole chapters of the tariff: clothes, electronics. Import systems refuse them (EU,
 * guidance on goods descriptions for ICS2, read 2026-11); a classifier may yet ask what is meant.
 */
const WIDE: Readonly<Record<Language, string>> = {
  en: 'clothes clothing apparel garment wear footwear electronic electronics electrical appliance machine machinery document documentation food foodstuff chemical plastic metal rubber leather textile fabric toy cosmetic medicine medical hardware furniture jewelry jewellery decoration ornament agricultural animal automotive auto computer souvenir stationery consolidated consolidation freight kinds fak stc article industrial sport craft hobby',
  de: 'kleidung bekleidung kleider textilien elektronik elektrogeräte elektronische maschine maschinen maschinenteile autoteile unterlagen dokumente lebensmittel chemikalien kunststoff plastik metall gummi leder spielzeug spielwaren kosmetik medizin möbel schmuck dekoration bücher sportartikel',
  fr: 'vêtement vêtements habits textile textiles électronique électroniques machine machines document documents alimentaire alimentaires nourriture chimique chimiques plastique métal caoutchouc cuir jouet jouets cosmétique cosmétiques médicament meuble meubles bijou bijoux décoration auto',
  es: 'ropa prenda prendas textil textiles electrónica electrónico electrónicos máquina máquinas maquinaria documento documentos alimento alimentos comida química químicos plástico metal caucho cuero juguete juguetes cosmético cosméticos medicina mueble muebles joyas joyería decoración auto',
  it: 'abbigliamento vestiti indumenti tessile tessili elettronica elettronico elettronici macchina macchine macchinario documento documenti alimentari cibo chimica chimici plastica metallo gomma pelle giocattolo giocattoli cosmetico cosmetici medicina mobile mobili gioielli decorazione auto',
  nl: 'kleding kleren textiel elektronica machine machines machineonderdelen document documenten voedsel levensmiddelen chemicaliën plastic kunststof metaal rubber leer speelgoed cosmetica medicijn meubel meubels sieraden decoratie auto',
  pl: 'odzież ubrania ubranie tekstylia elektronika elektroniczne maszyna maszyny maszynowe dokument dokumenty żywność jedzenie chemia chemikalia plastik metal guma skóra zabawka zabawki kosmetyk kosmetyki leki meble meblowe biżuteria dekoracja samochodowe',
  pt: 'roupa roupas vestuário têxtil têxteis eletrônico eletrônicos eletrónica máquina máquinas maquinaria documento documentos alimento alimentos comida químico químicos plástico metal borracha couro brinquedo brinquedos cosmético cosméticos medicamento móvel móveis joias decoração auto',
  ru: 'одежда обувь текстиль электроника электронные электронная техника машина машины документ документы еда питание продовольствие химия химикаты пластик пластмасса металл резина кожа игрушка игрушки косметика лекарства мебель бижутерия украшения декор',
  zh: '衣服 服装 服饰 纺织品 电子 电器 机器 机械 文件 资料 食品 食物 化学品 化工 塑料 金属 橡胶 皮革 玩具 化妆品 药品 家具 首饰 饰品 装饰 汽车 五金',
  ja: '衣類 衣料品 衣料 服 洋服 繊維 電子 電気 電化 家電 機械 書類 資料 文書 食品 食料品 化学品 化学 プラスチック 金属 ゴム 革 おもちゃ 玩具 化粧品 医薬品 家具 アクセサリ 装飾品 自動車',
  ko: '의류 옷 의복 섬유 전자 전자제품 전기 가전 기계 서류 문서 자료 식품 음식 화학 화학제품 플라스틱 금속 고무 가죽 장난감 완구 화장품 의약품 가구 장신구 장식품 자동차',
};

/** Whether words of a text say nothing of the goods; at least one word is asked for. */
export const areGeneral = (words: readonly string[]): boolean => consistOf(words, GENERAL_WORDS);

/** Whether they say nothing, or name no more than whole chapters of goods. */
export const areTooWide = (words: readonly string[]): boolean => consistOf(words, WIDE_WORDS);

interface Known {
  /** Keys of the words of each language that sets blanks, with those of English. */
  spaced: readonly { language: Language; keys: ReadonlySet<string> }[];
  /** Words of the languages that are read by character. */
  run: ReadonlySet<string>;
}

const RUN: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko']);

function knownOf(lists: readonly Readonly<Record<Language, string>>[]): Known {
  const wordsIn = (language: Language): string[] =>
    lists.flatMap((list) => foldMarks(list[language]).split(' '));
  // the keys of Language
  const languages = Object.keys(GENERAL) as Language[];
  return {
    spaced: languages
      .filter((language) => !RUN.has(language))
      .map((language) => ({
        language,
        keys: new Set(wordsIn(language).map((word) => nameKey(word, language))),
      })),
    run: new Set([...RUN].flatMap(wordsIn)),
  };
}

const GENERAL_WORDS = knownOf([GENERAL]);
const WIDE_WORDS = knownOf([GENERAL, WIDE]);

/** Whether all words are known: those with blanks in one language, or in it and English. */
function consistOf(words: readonly string[], { spaced, run }: Known): boolean {
  if (words.length === 0) return false;
  const letters = words.filter((word) => !isCharacter(word));
  const characters = words.filter(isCharacter).join('');
  const english = spaced.find(({ language }) => language === 'en')?.keys;
  const isIn = (word: string, language: Language, keys: ReadonlySet<string>): boolean =>
    keys.has(nameKey(word, language)) || english?.has(nameKey(word, 'en')) === true;
  return (
    spaced.some(({ language, keys }) => letters.every((word) => isIn(word, language, keys))) &&
    isMadeOf(characters, run)
  );
}

const CHARACTERS_MAX = 8; // of one word

/** Whether a run of characters is cut into known words, the longest first. */
function isMadeOf(characters: string, known: ReadonlySet<string>): boolean {
  const signs = [...characters];
  let at = 0;
  while (at < signs.length) {
    let length = Math.min(CHARACTERS_MAX, signs.length - at);
    while (length > 0 && !known.has(signs.slice(at, at + length).join(''))) length -= 1;
    if (length === 0) return false;
    at += length;
  }
  return true;
}
