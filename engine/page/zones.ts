/** Which part of a page an element belongs to, by its tag, its class names and the heading over it. */
import { fold } from '../classify/fold.ts';

/** `main`: may be the product's; `story`: of the maker or shop, not of this product; `aside`: reviews, other products, shop-wide blocks. */
export type Zone = 'main' | 'story' | 'aside';

/** Class and id in one spelling, camel humps and underscores as hyphens. */
export function marksOf(classes: string | undefined, id: string | undefined): string {
  if (classes === undefined && id === undefined) return '';
  const written = `${classes ?? ''} ${id ?? ''}`.slice(0, 400);
  return written
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/_+/g, '-')
    .toLowerCase();
}

/** What a tag or its role says: footers, navigation and asides are never the product's. */
export function tagZone(tag: string, role: string | undefined): Zone | null {
  if (ASIDE_TAGS.has(tag) || (role !== undefined && ASIDE_ROLES.has(role))) return 'aside';
  return null;
}
const ASIDE_TAGS: ReadonlySet<string> = new Set(['nav', 'footer', 'header', 'aside', 'select', 'dialog']);
const ASIDE_ROLES: ReadonlySet<string> = new Set([
  'navigation',
  'contentinfo',
  'banner',
  'complementary',
  'search',
  'dialog',
]);

/** What class names say, null where they say nothing of it. */
export function markZone(marks: string): Zone | null {
  if (marks === '') return null;
  const known = KNOWN.get(marks);
  if (known !== undefined) return known;
  const found =
    ASIDE_MARKS.test(marks) && !NOT_ASIDE.test(marks) ? 'aside' : STORY_MARKS.test(marks) ? 'story' : null;
  if (KNOWN.size < KNOWN_MAX) KNOWN.set(marks, found);
  return found;
}
const KNOWN = new Map<string, Zone | null>();
const KNOWN_MAX = 20_000;

const between = (words: string): RegExp => new RegExp(`(?:^|[\\s-])(?:${words})(?=$|[\\s-])`);

const ASIDE_MARKS = between(
  'footer|announcements?|nav|navbar|navigation|menu|megamenu|topbar|related|recommend(?:ed|ations?|s|er)?|similar|upsells?|cross-?sells?|also-(?:like|bought|viewed|buy)|' +
    'reviews?|ratings?|comments?|testimonials?|feedbacks?|faqs?|qa|q-and-a|questions?|newsletter|cookies?|consent|gdpr|shipping(?!-weight)|delivery|returns?|' +
    'polic(?:y|ies)|share|social|breadcrumbs?|recently|viewed|best-?sellers?|trending|frequently|bundle-offers|sponsored|advert(?:s|isement)?|ads?|seller-info|' +
    'shop-info|store-info|merchant-info|sellers?|imprint|impressum|copyright|people-also|customers-also|more-from|other-products|you-may|' +
    '(?:countr(?:y|ies)|currency|language|lang|locale|region|market)-(?:select(?:or|ion)?|switch(?:er)?|pick(?:er)?|menu|list|dropdown|chooser|form|modal)|localization|' +
    'bewertung(?:en)?|avis|recensioni|opiniones|avaliacoes|otzyvy|yorumlar|opinie|beoordelingen|aehnliche|versand|zahlung|livraison|spedizione|envio|entrega|dostawa|' +
    'kundenbewertungen|empfehlungen|zubehoer',
);
/** A row of the origin, a tab that only points at something, a heading of the product. */
const NOT_ASIDE =
  /country-of-origin|origin|specs?\b|specification|description|details?\b|attributes?\b|product-header|nav-tabs-content|tab-content|without-|has-|no-|with-/;

const STORY_MARKS = between(
  'about-(?:us|the-brand|brand|shop)|our-story|brand-(?:story|info|about)|company-info|store-story|story',
);

/** What follows a heading: null where the element has no words. */
export function headingZone(heading: string): Zone | null {
  const words = fold(heading.slice(0, 120)).replace(/\s+/g, ' ').trim();
  if (words === '') return null;
  if (ASIDE_HEADINGS.test(words)) return 'aside';
  return STORY_HEADINGS.test(words) ? 'story' : 'main';
}

/** Headings over what is not the product, in the languages of shops. */
const ASIDE_HEADINGS = new RegExp(
  fold(
    [
      'you (?:may|might) (?:also|like)|also (?:like|bought|viewed)|related|similar (?:items|products)|recommended|customers? (?:also|who)|more from|recently viewed|' +
        'frequently|complete the look|pairs? (?:well )?with|best ?sellers|new arrivals|sponsored|people also|goes well with|shop the look|trending',
      'reviews?\\b|ratings?\\b|testimonials|what (?:our )?customers|questions?\\b|\\bfaqs?\\b|q ?& ?a\\b|ask (?:us|a question)',
      'shipping|delivery|returns?\\b|refunds?|payment|warranty and|newsletter|follow us|customer service|contact|seller (?:info|information)|about the seller|sold by|help$',
      'ahnliche|das konnte (?:dir|ihnen)|kunden (?:kauften|die)|bewertung|versand|lieferung|ruckgabe|zahlung|haufige fragen|zubehor|passend dazu|empfehlung|kundenservice|rezension',
      'vous aimerez|produits? (?:similaires|associes)|avis\\b|livraison|retours?\\b|paiement|questions? frequentes|service client|dans la meme|suggestions',
      'potrebbe|potrebbero|prodotti (?:correlati|simili)|recension|spedizion|resi\\b|pagament|domande|articoli (?:simili|correlati)|consigliati',
      'tambien (?:te|le)|productos? (?:relacionados|similares)|opinion|resenas|valoracion|envios?\\b|devolucion|preguntas|quienes (?:vieron|compraron)|relacionados|recomendad',
      'voce tambem|produtos? (?:relacionados|semelhantes)|avaliac|entrega|devoluc|trocas|perguntas|quem (?:viu|comprou)|frete|opinioes|poderá gostar',
      'gerelateerd|vergelijkbare|anderen bekeken|beoordeling|verzend|retour|betaling|veelgestelde|levering|vaak samen',
      'podobne|polecane|inni klienci|opinie|dostawa|zwrot|platnosc|pytania|zobacz takze|moze ci sie',
      'podobne produkty|souvisejici|hodnoceni|doprava|recenze|dotazy|podobny|suvisiac|hodnotenia|otazky',
      'hasonlo|kapcsolodo|velemeny|szallitas|gyakori kerdes|ajanlott|produse similare|recenzii|livrare|intrebari|recomandate',
      'liknande|relaterade|recensioner|omdomen|frakt|leverans|kopte ocksa|lignende|relaterte|anmeldelse|levering|andre har|maske|samankaltais|arvostelu|toimitus|suositte|kysymy',
      'benzer|yorum|degerlendirme|kargo|iade|teslimat|sorular|birlikte al|ilginizi|onerilen',
      'похожие|отзыв|доставка|вопрос|рекоменд|с этим товаром|вместе с|оплата|возврат|схожі|відгук|доставка|питання|рекомендуємо|свързани|отзиви|мнения|подобни',
      'σχετικα|αξιολογησ|κριτικ|αποστολ|ερωτησ|παρομοια',
      'レビュー|関連|おすすめ|オススメ|口コミ|配送|送料|よくある質問|この商品を(?:見た|買った|チェック)|お支払|返品|閲覧',
      '评价|评论|評價|評論|相关|相關|推荐|推薦|配送|运费|運費|常见问题|常見問題|看了又看|猜你喜欢|猜你喜歡|售后|退换|问答|買家|买家',
      '리뷰|후기|관련|추천|배송|문의|질문|교환|함께|상품평|연관',
      'منتجات (?:مشابهة|ذات)|تقييم|مراجعات|الشحن|التوصيل|الأسئلة|قد يعجبك|توصيات',
      'מוצרים (?:דומים|נוספים)|ביקורות|חוות דעת|משלוח|שאלות',
      'san pham (?:tuong tu|lien quan)|danh gia|van chuyen|hoi dap|co the ban|giao hang|produk (?:terkait|serupa|lainnya)|ulasan|pengiriman|pertanyaan|mungkin anda|penilaian',
      'สินค้าที่|รีวิว|จัดส่ง|คำถาม|แนะนำ',
      'समीक्षा|संबंधित|मिलते जुलते',
    ].join('|'),
  ),
);

const STORY_HEADINGS = new RegExp(
  fold(
    '^(?:about (?:us|the (?:brand|maker|company|shop|artist|designer))|our (?:story|heritage|history|company|brand|promise|mission)|the (?:brand|maker)|meet the maker|brand story|uber uns|uber die marke|unsere geschichte|a propos|notre histoire|la marque|chi siamo|la nostra storia|il marchio|sobre (?:nos|nosotros|a marca|la marca)|nuestra historia|a nossa historia|over ons|o nas|o marce|om oss|om os|hakkimizda|marka hikayesi|о бренде|о компании|о нас|про бренд|ブランドについて|会社概要|品牌故事|关于我们|關於我們|브랜드 스토리)',
  ),
);
