/** Goods of invented shops, as text: one line a product, with its prices as its shop prints them. */

/** A product and all that a page may print around it. */
export interface Goods {
  key: string;
  lang: string;
  /** Where the shop is at home: `.co.uk`. */
  domain: string;
  currency: string;
  /** The price to pay as a plain decimal. */
  price: string;
  /** The same as the shop prints it. */
  shown: string;
  /** The former price, one of another product, of the delivery, of an instalment, of a measure. */
  was: string;
  other: string;
  ship: string;
  rate: string;
  measure: string;
  title: string;
  brand: string;
  sku: string;
  gtin: string;
}

const LINES = `
us1|en-US|.com|USD|49.95|$49.95|$69.95|$19.00|$5.99|$12.49|$4.16 / oz|Trail Lantern 400 Lumen|Cindermoor|CM-TL400|471234500012
us2|en|.com|USD|1249|$1,249.00|$1,499.00|$89.00|$45.00|$104.08|$1.10 / sq ft|Walnut Writing Desk 55 in|Harrow & Pine|HP55821|081234500023
us3|en-US|.com|USD|8.5|$8.50|$11.00|$3.25|$4.95|$2.13|$0.71 / oz|Smoked Paprika Rub, 12 oz|Old Quay|10117|061234500034
us4|en-US|.com|USD|119|$119.00|$150.00|$24.50|$7.50|$29.75|$9.92 / lb|Merino Crew Sweater|Lowgill|LG-2291-NV|051234500045
gb1|en-GB|.co.uk|GBP|34|£34.00|£45.00|£12.50|£3.95|£8.50|£34.00 / 100ml|Bergamot Hand Wash 300ml|Saltmarsh|SM-HW-300|501234500056
gb2|en-GB|.co.uk|GBP|129.99|£129.99|£159.99|£18.00|£4.99|£32.50|£13.00 / kg|Cast Iron Casserole 26cm|Ironbeck|IB26CAS|502234500067
de1|de-DE|.de|EUR|39.9|39,90 €|59,90 €|14,50 €|4,95 €|9,98 €|79,80 € / kg|Schafwolldecke Lüne 140 x 200|Heidspinner|HS-40218|401234500078
de2|de|.de|EUR|1299|1.299,00 €|1.599,00 €|249,00 €|29,90 €|108,25 €|12,99 € / kg|Gartenbank Teak 180 cm|Holtmann|71-00341|402234500089
de3|de-AT|.at|EUR|7.49|€ 7,49|€ 9,99|€ 3,29|€ 4,90|€ 1,87|€ 29,96 / kg|Bergkräutertee lose 250 g|Almstube|A10382|902234500090
fr1|fr-FR|.fr|EUR|24.9|24,90 €|32,00 €|9,50 €|5,90 €|6,23 €|49,80 € / kg|Bougie parfumée figuier|Maison Tilleul|MT-BG-07|301234500101
fr2|fr|.fr|EUR|1089|1 089,00 €|1 290,00 €|59,00 €|39,00 €|90,75 €|10,89 € / m²|Table basse en chêne massif|Atelier Brume|AB1089C|302234500112
it1|it-IT|.it|EUR|18.5|€ 18,50|€ 24,00|€ 6,90|€ 5,00|€ 4,63|€ 37,00 / kg|Caffettiera smaltata 6 tazze|Casa Ferro|CF006-R|801234500123
es1|es-ES|.es|EUR|45.95|45,95 €|59,95 €|12,00 €|4,50 €|11,49 €|91,90 € / kg|Mochila de lona encerada|Rondeña|RD-5512|841234500134
mx1|es-MX|.com.mx|MXN|1899|$ 1,899.00|$ 2,399.00|$ 349.00|$ 99.00|$ 158.25|$ 18.99 / kg|Licuadora de vaso 1.5 L|Molienda|MOL-150X|750234500145
br1|pt-BR|.com.br|BRL|189.9|R$ 189,90|R$ 249,90|R$ 59,90|R$ 19,90|R$ 18,99|R$ 37,98 / kg|Panela de pressão 4,5 L|Fogoleve|FL45-PR|789234500156
pl1|pl-PL|.pl|PLN|159.99|159,99 zł|199,99 zł|39,99 zł|12,99 zł|16,00 zł|53,33 zł / kg|Młynek do kawy ręczny|Ziarnko|ZK-MR-02|590234500167
cz1|cs-CZ|.cz|CZK|1290|1 290 Kč|1 690 Kč|249 Kč|89 Kč|108 Kč|129 Kč / kg|Turistické hole skládací|Vrchol|VR7741|859234500178
se1|sv-SE|.se|SEK|499|499 kr|699 kr|149 kr|49 kr|42 kr|998 kr / kg|Skärbräda i ek 40 cm|Granhult|GH-4410|735234500189
ch1|de-CH|.ch|CHF|89|CHF 89.00|CHF 119.00|CHF 24.90|CHF 7.90|CHF 7.42|CHF 8.90 / 100 g|Wanderrucksack 28 Liter|Nordgrat|NG28.114|760234500190
jp1|ja|.co.jp|JPY|4980|4,980円|6,480円|1,200円|550円|415円|498円 / 100g|備前焼 湯呑み 200ml|土岐窯|TK-2008|453234500201
ca1|en-CA|.ca|CAD|74.99|$74.99|$94.99|$22.00|$9.99|$18.75|$7.50 / 100 g|Maple Salad Bowl|Birchline|BL-SB12|062234500212
au1|en-AU|.com.au|AUD|64.5|$64.50|$85.00|$15.00|$8.95|$16.13|$6.45 / 100g|Canvas Picnic Rug|Wattlebrook|WB-PR-3|931234500223
in1|en-IN|.in|INR|2499|₹2,499.00|₹3,999.00|₹599.00|₹99.00|₹208.25|₹49.98 / 100 g|Brass Table Lamp|Diyaloom|DL-BTL-9|890234500234
nl1|nl-NL|.nl|EUR|22.95|€ 22,95|€ 29,95|€ 7,50|€ 4,95|€ 5,74|€ 45,90 / kg|Gietijzeren theepot 0,8 L|Waterkant|WK-TP08|871234500245
kw1|en|.com|KWD|12.5|KD 12.500|KD 16.750|KD 3.250|KD 1.000|KD 3.125|KD 25.000 / kg|Oud Incense Box|Dar Lubban|DL-OIB|629234500256
tr1|tr-TR|.com.tr|TRY|749.9|749,90 TL|999,90 TL|189,90 TL|39,90 TL|62,49 TL|74,99 TL / kg|Bakır Cezve 2 Kişilik|Közbey|KZ-CZ2|868234500267
ru1|ru-RU|.ru|RUB|2490|2 490 ₽|3 190 ₽|690 ₽|350 ₽|208 ₽|249 ₽ / кг|Термос походный 1 л|Северяк|СВ-1000|460234500278
kr1|ko|.co.kr|KRW|29000|29,000원|39,000원|8,900원|3,000원|2,417원|2,900원 / 100g|린넨 앞치마|소담결|SDG-114|880234500289`;

const FIELDS = [
  'key',
  'lang',
  'domain',
  'currency',
  'price',
  'shown',
  'was',
  'other',
  'ship',
  'rate',
  'measure',
  'title',
  'brand',
  'sku',
  'gtin',
] as const;

/** The goods by their key. */
export const GOODS: ReadonlyMap<string, Goods> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|');
      const goods = Object.fromEntries(FIELDS.map((field, at) => [field, cells[at] ?? '']));
      // a line has a cell for each field
      const one = goods as unknown as Goods;
      return [one.key, { ...one, gtin: withCheckDigit(one.gtin) }];
    }),
);

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
