/**
 * Names of attributes in listings, folded: which hold a title or a category, and what denies one.
 */
import { foldMarks } from '../fold.ts';

/** The words of a list, each as a whole. */
export const anyOf = (words: string): RegExp => new RegExp(`^(?:${foldMarks(words)})$`);

/** An attribute named "no" or "none" says that the thing is absent: it is dropped, name and all. */
export const DENIED = anyOf(
  'no|none|without|n\\/?a|false|not applicable|does not apply|null|-|' +
    'nein|keine|keiner|keines|ohne|entfällt|non|aucun|aucune|sans|ninguno|ninguna|sin|nessuno|nessuna|' +
    'nee|geen|zonder|nie|brak|nao|nenhum|nenhuma|sem|无|無|没有|なし|無し|없음|нет|отсутствует',
);

export const TITLE_KEYS = anyOf(
  'title|name|product|product name|item|item name|description|goods|article|contents?|content|' +
    'product description|goods description|item description|customs description|declared as|' +
    'titel|bezeichnung|artikel|artikelname|artikelbezeichnung|produkt|produktname|ware|warenbezeichnung|beschreibung|inhalt|' +
    'titre|nom|produit|nom du produit|designation|article|description|contenu|marchandise|' +
    'titulo|nombre|producto|articulo|descripcion|contenido|mercancia|' +
    'titolo|nome|prodotto|articolo|descrizione|contenuto|merce|' +
    'naam|productnaam|omschrijving|inhoud|goederen|nazwa|opis|zawartosc|towar|' +
    'produto|artigo|descricao|conteudo|mercadoria|' +
    '标题|標題|名称|名稱|品名|产品|产品名称|產品名稱|商品|商品名|商品名称|商品名稱|商品タイトル|商品説明|상품명|제품명|품명|상품|제품|название|наименование|товар|наименование товара',
);

export const CATEGORY_KEYS = anyOf(
  'category|categories|department|product type|type of product|breadcrumb|warengruppe|categorie|categoria|kategorie|kategoria|' +
    '品类|品類|类目|類目|分类|分類|类别|類別|产品类型|产品类别|商品分类|種類|カテゴリ|カテゴリー|商品タイプ|카테고리|분류|종류|категория|тип|тип товара|вид|вид изделия|раздел',
);

/** Names of attributes that are told from goods where they stand before a colon. */
const NAMES =
  'materials?|fabric|fibre|fiber|composition|made of|shell|outer|upper|sole|lining|filling|fill|colou?rs?|size|sizes|style|' +
  'model|model number|brand|sku|asin|ean|upc|gtin|mpn|ref|reference|code|hs code|hts|id|no|number|price|weight|capacity|volume|' +
  'dimensions?|length|width|height|diameter|thickness|power|voltage|wattage|battery|quantity|qty|pack|package|packaging|' +
  'use|usage|purpose|occasion|season|gender|age|age group|sex|target|for|origin|country|country of origin|made in|pattern|' +
  'shape|type|kind|features?|function|finish|note|notes|warranty|condition|care|ingredients?|strength|flavou?r|scent|sold|' +
  'stoff|zusammensetzung|farbe|grosse|marke|gewicht|herkunft|herkunftsland|obermaterial|futter|sohle|verwendung|preis|zutaten|geschlecht|' +
  'matiere|matieres|materiau|couleur|taille|marque|poids|origine|pays d.origine|doublure|semelle|tige|prix|sexe|contenance|' +
  'composicion|color|talla|tamano|marca|peso|origen|forro|suela|ingredientes|precio|genero|uso|capacidad|' +
  'materiale|materiali|tessuto|composizione|colore|taglia|fodera|suola|ingredienti|prezzo|genere|capacita|' +
  'materiaal|samenstelling|kleur|maat|merk|herkomst|voering|zool|ingredienten|prijs|inhoud|geslacht|' +
  'sklad|kolor|rozmiar|marka|waga|pochodzenie|podszewka|podeszwa|skladniki|cena|plec|pojemnosc|' +
  'composicao|cor|tamanho|origem|sola|preco|' +
  'größe|matière|matières|matériau|composición|tamaño|género|capacità|skład|składniki|płeć|pojemność|composição|preço';

/** What an attribute is of: «upper material» and «net weight» are one name. */
const OF =
  'upper|outer|inner|lining|sole|shell|main|base|frame|band|strap|handle|case|body|fabric|metal|net|gross|item|product|package|battery';

/** Where goods stand before, their noun belongs to them: «phone case brand». */
const OF_GOODS = 'upper|outer|inner|main|base|net|gross';

const AT_THE_END = new RegExp(`(?:^|[\\s-])(?:(?:${OF_GOODS})\\s)?(?:${NAMES})$`, 'i');

/** Where the name of an attribute begins in what stands before a colon; -1 where there is none. */
export const attributeIn = (key: string): number => key.search(AT_THE_END);

const FURTHER = new RegExp(
  `(?<!\\b(?:${OF}))\\s(?=(?:(?:${OF})\\s)?(?:${NAMES})\\s?:\\s?\\S)`,
  'gi',
);

/** Where further attributes begin in the value of one: «red size: L». */
export const furtherAttributesIn = (value: string): number[] =>
  [...value.matchAll(FURTHER)].map(({ index }) => index);

const NAMES_OF_CHARACTERS = new RegExp(
  `(?:^|[，、,\\s])((?:${
    '材质|材質|主要材质|材料|面料|面料材质|成分|颜色|顏色|尺寸|尺码|规格|容量|重量|品牌|型号|产地|风格|款式|用途|适用|适用人群|性别|' +
    '素材|カラー|色|サイズ|容量|重量|重さ|ブランド|原産国|対象|型番|用途|内容量|セット内容|' +
    '소재|재질|원단|색상|사이즈|크기|용량|무게|브랜드|원산지|구성|용도'
  }))$`,
);

/** The same in Chinese, Japanese and Korean: «马克杯，材质». */
export const attributeOfCharactersIn = (key: string): number => {
  const found = NAMES_OF_CHARACTERS.exec(key);
  return found ? found.index + found[0].length - (found[1]?.length ?? 0) : -1;
};
