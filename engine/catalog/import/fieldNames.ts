/**
 * Column names that mean one field wherever they stand: our own, and what sheets of goods commonly
 * print in the languages of our users. Compared by `columnKey`.
 */
import { type Field, OWN_FIELDS } from './types.ts';

const SYNONYMS: Partial<Record<Field, string>> = {
  title:
    'name; product name; product title; product; item name; produkt; produktname; bezeichnung; artikelbezeichnung; artikelname; titel; nom; nom du produit; titre; designation; nombre; nombre del producto; titulo; nome; nome prodotto; titolo; nome do produto; naam; productnaam; nazwa; nazwa produktu; navn; namn; produktnamn; 商品名; 商品名称; 产品名称; 商品名稱; 產品名稱; 品名; 상품명; 제품명; название; название товара; наименование; наименование товара',
  description:
    'product description; long description; beschreibung; produktbeschreibung; artikelbeschreibung; description du produit; descripcion; descrizione; descricao; omschrijving; beschrijving; opis; beskrivelse; beskrivning; 商品説明; 描述; 商品描述; 상품설명; 상세설명; описание; описание товара',
  customs_description:
    'customs description; goods description; description of goods; zollbeschreibung; warenbeschreibung; zolltarifbeschreibung; description douaniere; descripcion aduanera; descrizione doganale; douaneomschrijving; opis celny',
  brand:
    'brand name; marke; marque; marca; merk; marka; 品牌; ブランド; 브랜드; бренд; торговая марка',
  manufacturer_name:
    'manufacturer; maker; producer; hersteller; fabricant; fabricante; produttore; fabrikant; producent',
  manufacturer_country:
    'manufacturer country; country of manufacturer; herstellerland; pays du fabricant',
  category:
    'product category; product type; categories; kategorie; warengruppe; categorie; categoria; categorie produit; kategoria; kategori; 分类; カテゴリ; 分類; 카테고리; категория',
  material_summary:
    'material; materials; composition; fabric; fibre content; fiber content; materialzusammensetzung; matiere; matieres; materiau; materiales; composicion; materiale; composizione; composicao; materiaal; samenstelling; sklad; sklad materialowy; 材质; 素材; 材質; 材料; 성분; 소재; 재질; материал; состав',
  product_url: 'url; link; product link; product page; webseite; lien; enlace; collegamento',
  image_urls:
    'image; images; image url; image urls; image link; picture; pictures; photo; photos; bild; bilder; bild url; imagen; imagenes; immagine; immagini; afbeelding; zdjecie',
  tags: 'tag; keywords; labels; schlagworte; mots cles; etiquetas; tagi',
  origin_country:
    "country of origin; origin; coo; made in; country of manufacture; ursprungsland; herkunftsland; ursprung; pays d'origine; pays de fabrication; origine; pais de origen; origen; paese di origine; paese d'origine; pais de origem; origem; land van herkomst; kraj pochodzenia; oprindelsesland; ursprungsland; opprinnelsesland; 原产国; 原産国; 产地; 原產國; 原產地; 产地国; 원산지; страна происхождения; страна производства",
  external_id: 'id; external reference; source id; handle; product handle',
  slug: 'url slug; seo name',
  sku: 'item sku; product sku; variant sku; stock keeping unit; item number; item no; item code; article number; article no; part number; product code; artikelnummer; artikel nr; artikelnr; art nr; best nr; bestellnummer; reference; ref; reference produit; code article; referencia; codigo; codice; codice articolo; artikelcode; indeks; kod produktu; varenummer; 货号; 商品コード; 品番; 貨號; 商品编码; 商品編號; 상품코드; 품번; артикул; код товара',
  gtin: 'ean; upc; isbn; barcode; ean13; ean code; gtin13; gtin 13; gtin14; upc code; code barres; codigo de barras; codice a barre; streepjescode; kod kreskowy; strichcode; jan; 条形码; 條碼; janコード; 바코드; штрихкод; штрих код',
  unit_value:
    'price; unit price; value; retail price; sale value; declared value; customs value; preis; stuckpreis; einzelpreis; vk; verkaufspreis; prix; prix unitaire; prix de vente; precio; precio unitario; prezzo; prezzo unitario; preco; prijs; cena; cena jednostkowa; pris; 价格; 単価; 单价; 價格; 單價; 価格; 가격; 단가; цена',
  currency:
    'currency code; wahrung; waehrung; devise; moneda; valuta; moeda; waluta; 币种; 通貨; 货币; 幣別; 통화; валюта',
  net_weight:
    'weight; item weight; unit weight; gewicht; nettogewicht; netto gewicht; poids; poids net; peso; peso neto; peso netto; peso liquido; nettogewicht; waga; waga netto; vekt; vikt; 重量; 净重; 淨重; 正味重量; 중량; 순중량; вес; вес нетто',
  weight_unit:
    'weight units; unit of weight; gewichtseinheit; unite de poids; unidad de peso; unita di peso; gewichtseenheid; jednostka wagi',
  volume_liters: 'volume l; litres; liters; inhalt in litern',
  alcohol_percent: "abv; alcohol; alcohol by volume; alkoholgehalt; alkohol; degre d'alcool",
  quantity_unit: 'unit; unit of measure; uom; unit of quantity; einheit; mengeneinheit',
  status: 'product status; state',
  code: 'hs code; hscode; hs; hts; hts code; hs tariff code; hs tariff number; harmonized code; harmonised code; harmonized system code; harmonised system code; tariff code; tariff number; customs tariff number; customs code; commodity code; commodity code (hs code); zolltarifnummer; zolltarifnr; warennummer; warentarifnummer; statistische warennummer; taric; code sh; code hs; code douanier; nomenclature; nomenclature douaniere; codigo hs; codigo sa; codigo arancelario; partida arancelaria; codice hs; codice doganale; codigo ncm; ncm; hs code 6; gn code; goederencode; kod hs; kod cn; kod celny; tolltariffnummer; tullkod; hsコード; 海关编码; hs编码; 海關編碼; 税号; 稅號; hs코드; код тн вэд; тн вэд; тнвэд',
  code_US: 'hts us; htsus; hts usa; us hts; us hts code; hs code us; us hs code; hs code (us)',
  code_EU: 'cn code; combined nomenclature; eu cn code; hs code eu; eu hs code; hs code (eu)',
  code_GB: 'uk commodity code; uk hs code; hs code uk; hs code gb; hs code (gb); hs code (uk)',
  code_CA: 'hs code ca; canada hs code; hs code (ca)',
};

const spaced = (field: string): string => field.replaceAll('_', ' ').toLowerCase();

/** Field by the key of a column's name. */
export const FIELDS_BY_KEY: ReadonlyMap<string, Field> = new Map([
  // the keys are those of the table
  ...(Object.entries(SYNONYMS) as [Field, string][]).flatMap(([field, names]) =>
    names.split(';').map((name): [string, Field] => [name.trim(), field]),
  ),
  ...OWN_FIELDS.map((field): [string, Field] => [spaced(field), field]),
]);

/** The field that our own name means, in any case; null where it is none of ours. */
export const ownField = (name: string): Field | null =>
  OWN_FIELDS.find((field) => spaced(field) === spaced(name.trim())) ?? null;
