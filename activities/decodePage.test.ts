import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { charsetOf, decodePage } from './decodePage.ts';

/** The bytes of a text in an old charset, by the decoder's own table. */
function encoded(text: string, charset: string): Uint8Array {
  const table = tableOf(charset);
  return Uint8Array.from([...text].flatMap((sign) => table.get(sign) ?? unknown(sign, charset)));
}
const unknown = (sign: string, charset: string): never => {
  throw new Error(`${charset} has no ${sign}`);
};

const tables = new Map<string, Map<string, number[]>>();
function tableOf(charset: string): Map<string, number[]> {
  const kept = tables.get(charset);
  if (kept) return kept;
  const decoder = new TextDecoder(charset, { fatal: true });
  const table = new Map<string, number[]>();
  const put = (bytes: number[]): void => {
    try {
      const sign = decoder.decode(Uint8Array.from(bytes));
      if ([...sign].length === 1 && !table.has(sign)) table.set(sign, bytes);
    } catch {
      // no sign of this charset
    }
  };
  for (let byte = 0; byte < 256; byte += 1) put([byte]);
  const wide = /shift_jis|euc|gb|big5/.test(charset);
  if (wide)
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) put([lead, trail]);
  tables.set(charset, table);
  return table;
}

const page = (text: string, head = ''): string =>
  `<!doctype html><html><head>${head}<title>Shop</title></head><body>\n<h1>${text}</h1>\n</body></html>`;
const HTML = 'text/html';

const GERMAN =
  'Größe wählen: Hausschuhe für Damen aus Filz, in Österreich gefertigt, weiß. Lieferung möglich über Händler.';
const FRENCH =
  'Chemise en coton brodée à la main, créée près de Béziers. Livraison offerte dès 50 €, expédiée où vous êtes.';
const SPANISH =
  'Camisón de algodón orgánico para niña. Diseño español, fabricación artesanal. ¡Envío rápido! Talla pequeña.';
const PORTUGUESE =
  'Calção de algodão com proteção solar, confecção nacional. Informações sobre devoluções e trocas até três dias.';
const SWEDISH =
  'Varm tröja av ull för både män och kvinnor. Tillverkad på Åland. Tvättråd: 30 grader, får ej torktumlas.';
const DANISH =
  'Sweater af økologisk uld til både mænd og børn. Vaskeanvisning: må ikke tørretumbles. Størrelse på lager.';
const POLISH =
  'Koszula męska z bawełny, długi rękaw, żółta. Wyprodukowano w Łodzi. Wysyłka już w następnym dniu, zwrot też możliwy.';
const CZECH =
  'Dámské tričko z bavlny, velikost střední, barva žlutá. Vyrobeno v Čechách, záruka dva roky, doručení příští den.';
const HUNGARIAN =
  'Női pulóver gyapjúból, őszi színekben, kötött minőség. Származási hely: Győr. Szállítás két hét, tűzött szegéllyel, hosszú ujjú.';
const ROMANIAN =
  'Cămaşă bărbătească din bumbac, mărime medie, culoare roşie. Ţara de origine: România. Livrare în două zile până la dumneavoastră.';
const TURKISH =
  'Erkek gömleği, yüzde yüz pamuk, kısa kollu. Üretim yeri: İzmir. Aynı gün kargo, ücretsiz iade, beden ölçüsü aşağıdadır.';
const LITHUANIAN =
  'Moteriški marškiniai iš medvilnės, šviesūs, ilgos rankovės. Pagaminta Lietuvoje. Pristatymas per dvi dienas į jūsų namus, prekė yra sandėlyje.';
const RUSSIAN =
  'Рубашка мужская из хлопка, длинный рукав. Страна производства: Россия. Доставка по всей стране, возврат в течение двух недель.';
const UKRAINIAN =
  'Сорочка чоловіча з бавовни, довгий рукав. Країна виробництва: Україна. Доставка по всій країні, її можна повернути.';
const GREEK =
  'Ανδρικό πουκάμισο από βαμβάκι με μακρύ μανίκι. Χώρα προέλευσης: Ελλάδα. Παράδοση σε δύο ημέρες.';
const HEBREW = 'חולצה לגברים מכותנה, שרוול ארוך. ארץ ייצור: ישראל. משלוח חינם תוך שלושה ימים.';
const ARABIC =
  'قميص رجالي من القطن بأكمام طويلة. بلد المنشأ: مصر. التوصيل خلال يومين إلى جميع المدن.';
const THAI = 'เสื้อเชิ้ตผู้ชายผ้าฝ้ายแขนยาว ผลิตในประเทศไทย จัดส่งภายในสองวัน';
const JAPANESE =
  'メンズシャツ、綿100%、長袖。原産国：日本。送料無料でお届けします。在庫あり、サイズは各種取り揃えています。';
const CHINESE =
  '男士纯棉长袖衬衫，尺寸齐全。产地：中国浙江。全国包邮，七天无理由退货，支持货到付款，欢迎选购。';
const TRADITIONAL =
  '男士純棉長袖襯衫，尺寸齊全。產地：台灣。全館免運費，七天內可以退貨，歡迎選購，這是我們最好的商品。';
const KOREAN =
  '남성 면 셔츠 긴팔, 사이즈 다양. 제조국: 대한민국. 전 상품 무료배송, 교환 및 반품은 구매 후 칠일 이내에 가능합니다.';

describe('a page that declares nothing', () => {
  it.each([
    ['German', GERMAN, 'windows-1252'],
    ['French', FRENCH, 'windows-1252'],
    ['Spanish', SPANISH, 'windows-1252'],
    ['Portuguese', PORTUGUESE, 'windows-1252'],
    ['Swedish', SWEDISH, 'windows-1252'],
    ['Danish', DANISH, 'windows-1252'],
    ['a price in pounds', 'Mug £12.50 – ½ price', 'windows-1252'],
    ['one accent', 'Café table, oak', 'windows-1252'],
    ['a sign of rights', '© 2026 The Mug Shop®, free shipping', 'windows-1252'],
    ['degrees', 'Kettle, up to 100 °C, 5 µm filter', 'windows-1252'],
    ['Polish', POLISH, 'windows-1250'],
    ['Polish', POLISH, 'iso-8859-2'],
    ['Czech', CZECH, 'windows-1250'],
    ['Czech', CZECH, 'iso-8859-2'],
    ['Hungarian', HUNGARIAN, 'windows-1250'],
    ['Romanian', ROMANIAN, 'windows-1250'],
    ['Turkish', TURKISH, 'windows-1254'],
    ['Lithuanian', LITHUANIAN, 'windows-1257'],
    ['Russian', RUSSIAN, 'windows-1251'],
    ['Russian', RUSSIAN, 'koi8-r'],
    ['Ukrainian', UKRAINIAN, 'windows-1251'],
    ['Ukrainian', UKRAINIAN, 'koi8-u'],
    ['Greek', GREEK, 'windows-1253'],
    ['Hebrew', HEBREW, 'windows-1255'],
    ['Arabic', ARABIC, 'windows-1256'],
    ['Thai', THAI, 'windows-874'],
    ['Japanese', JAPANESE, 'shift_jis'],
    ['Japanese', JAPANESE, 'euc-jp'],
    ['little Japanese with an origin', 'バッグ ■原産国：ベトナム', 'shift_jis'],
    ['little Japanese with an origin', 'Tシャツ 原産国：中国製', 'shift_jis'],
    ['little Chinese with an origin', '红酒 原产国：法国', 'gb18030'],
    ['little Chinese with an origin', '茶壶 原产地：中国', 'gb18030'],
    ['Chinese', CHINESE, 'gbk'],
    ['Chinese', TRADITIONAL, 'big5'],
    ['Korean', KOREAN, 'euc-kr'],
  ])('is read by its letters: %s, %s, %s', (_, text, charset) => {
    expect(decodePage(encoded(page(text), charset), HTML)).toBe(page(text));
  });

  it.each([GERMAN, POLISH, RUSSIAN, JAPANESE, CHINESE, KOREAN, ARABIC, THAI, 'plain ASCII', '…'])(
    'and is UTF-8 is UTF-8: %s',
    (text) => {
      expect(decodePage(Buffer.from(page(text)), HTML)).toBe(page(text));
    },
  );

  it('is UTF-8 in spite of a stray byte', () => {
    const bytes = Buffer.concat([Buffer.from(page(RUSSIAN.repeat(3))), Buffer.from([0xe9])]);
    expect(decodePage(bytes, HTML)).toContain(RUSSIAN);
  });

  it.each([
    ['cs', 'Příručka', 'windows-1250'],
    ['tr', 'Çağrı', 'windows-1254'],
    ['ru-RU', 'Чай', 'windows-1251'],
    ['el', 'Τσάι', 'windows-1253'],
    ['ja', '綿', 'shift_jis'],
    ['zh-CN', '棉', 'gbk'],
    ['zh-TW', '棉', 'big5'],
  ])('is read in the language that it names, however short: %s', (language, text, charset) => {
    const html = page(text).replace('<html>', `<html class="x" lang="${language}">`);
    expect(decodePage(encoded(html, charset), HTML)).toBe(html);
  });
});

describe('a declaration', () => {
  const russian = (head: string): Uint8Array => encoded(page(RUSSIAN, head), 'koi8-r');

  it.each([
    ['the header', 'text/html; charset=koi8-r', ''],
    ['the header, in quotes', 'text/html;charset="KOI8-R"; x=y', ''],
    ['a meta tag', HTML, '<meta charset="koi8-r">'],
    [
      'a meta tag of the old kind',
      HTML,
      '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">',
    ],
    [
      'a meta tag that comes late',
      HTML,
      `<script>${'x'.repeat(3000)}</script><meta charset=koi8-r>`,
    ],
    [
      'the header before the meta tag',
      'text/html; charset=koi8-r',
      '<meta charset="windows-1251">',
    ],
    [
      'a meta tag, as the header is nonsense',
      'text/html; charset=utf8mb4',
      '<meta charset="koi8-r">',
    ],
    ['nothing, as what it says is nonsense', 'text/html; charset=none', '<meta charset="unknown">'],
    ['nothing, as what it says cannot be', 'text/html; charset=utf-8', '<meta charset="utf-8">'],
  ])('is followed: %s', (_, contentType, head) => {
    expect(decodePage(russian(head), contentType)).toBe(page(RUSSIAN, head));
  });

  it.each(['iso-8859-1', 'windows-1252', 'latin1', 'windows-1251', 'shift_jis', 'utf-16'])(
    'of %s is not believed of a page of UTF-8',
    (charset) => {
      expect(decodePage(Buffer.from(page(RUSSIAN)), `text/html; charset=${charset}`)).toBe(
        page(RUSSIAN),
      );
    },
  );

  it('of ISO-8859-1 means windows-1252, as in browsers', () => {
    const bytes = encoded(page('Preis 5 € – „neu“'), 'windows-1252');
    expect(decodePage(bytes, 'text/html; charset=iso-8859-1')).toBe(page('Preis 5 € – „neu“'));
  });

  it.each([
    ['UTF-8', [0xef, 0xbb, 0xbf], Buffer.from(page(GREEK))],
    ['UTF-16, little', [0xff, 0xfe], Buffer.from(page(GREEK), 'utf16le')],
    ['UTF-16, big', [0xfe, 0xff], Buffer.from(page(GREEK), 'utf16le').swap16()],
  ])('by a byte order mark wins over all others: %s', (_, mark, bytes) => {
    const marked = Buffer.concat([Buffer.from(mark), bytes]);
    expect(decodePage(marked, 'text/html; charset=windows-1251')).toBe(page(GREEK));
  });

  it('of UTF-16 in the header is followed', () => {
    const bytes = Buffer.from(page(GREEK), 'utf16le');
    expect(decodePage(bytes, 'text/html; charset=utf-16le')).toBe(page(GREEK));
  });
});

it('ISO-2022-JP is known by its shifts', () => {
  const bytes = Buffer.from('<h1>\u001b$B%7%c%D\u001b(B</h1>', 'latin1');
  expect(decodePage(bytes, HTML)).toBe('<h1>シャツ</h1>');
});

it('an empty page is an empty text', () => {
  expect(decodePage(new Uint8Array(), '')).toBe('');
});

it('any bytes under any header are decoded, by a charset that there is', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ maxLength: 30 }),
      (bytes, charset) => {
        const type = `text/html; charset=${charset}`;
        expect(new TextDecoder(charsetOf(bytes, type)).decode(bytes)).toBe(decodePage(bytes, type));
      },
    ),
  );
});
