/**
 * Which part of a page an element belongs to, by its tag, its class names and the heading over it.
 */
import { foldMarks } from '../fold.ts';
import { remembered } from '../remembered.ts';

/**
 * `main`: may be the product's; `story`: of the maker or shop, not of this product; `aside`:
 * shop-wide blocks, questions; `others`: other products, and what buyers say.
 */
export type Zone = 'main' | 'story' | 'aside' | 'others';

/** Whether nothing in a zone is of the product itself. */
export const isApart = (zone: Zone): boolean => zone === 'aside' || zone === 'others';

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
const ASIDE_TAGS: ReadonlySet<string> = new Set([
  'nav',
  'footer',
  'header',
  'aside',
  'select',
  'dialog',
]);
const ASIDE_ROLES: ReadonlySet<string> = new Set([
  'navigation',
  'contentinfo',
  'banner',
  'complementary',
  'search',
  'dialog',
]);

/** What class names say, null where they say nothing of it. */
export const markZone = remembered((marks): Zone | null => {
  if (marks === '') return null;
  const found = NOT_ASIDE.test(marks)
    ? null
    : OTHERS_MARKS.test(marks)
      ? 'others'
      : ASIDE_MARKS.test(marks)
        ? 'aside'
        : null;
  return found ?? (STORY_MARKS.test(marks) ? 'story' : null);
});

/** Source of an expression for words among class names. */
export const between = (words: string): string => `(?:^|[\\s-])(?:${words})(?=$|[\\s-])`;

/** The same, unless a word before says that something else has it: `with-list-price`. */
export const own = (words: string): string =>
  `(?:^|[\\s-])(?<!(?:^|[\\s-])(?:with|has|without|no)-)(?:${words})(?=$|[\\s-])`;

const OTHERS_MARKS = new RegExp(
  between(
    'related|recommend(?:ed|ations?|s|er)?|recos?|similar|upsells?|cross-?sells?|also-(?:like|bought|viewed|buy)|' +
      'reviews?|ratings?|comments?|testimonials?|feedbacks?|recently|viewed|best-?sellers?|trending|frequently|bundle-offers|' +
      'fbt|sponsored|people-also|customers-also|more-from|other-products|you-may|' +
      'bewertung(?:en)?|avis|recensioni|opiniones|avaliacoes|otzyvy|yorumlar|opinie|beoordelingen|aehnliche|' +
      'kundenbewertungen|empfehlungen|zubehoer',
  ),
);
const ASIDE_MARKS = new RegExp(
  between(
    'footer|announcements?|nav|navbar|navigation|menu|megamenu|topbar|faqs?|qa|q-and-a|questions?|newsletter|cookies?|consent|gdpr|' +
      'shipping(?!-weight)|delivery|returns?|polic(?:y|ies)|share|social|breadcrumbs?|advert(?:s|isement)?|ads?|seller-info|' +
      'shop-info|store-info|merchant-info|sellers?|imprint|impressum|copyright|' +
      '(?:countr(?:y|ies)|currency|language|lang|locale|region|market)-(?:select(?:or|ion)?|switch(?:er)?|pick(?:er)?|menu|list|dropdown|chooser|form|modal)|localization|' +
      'versand|zahlung|livraison|spedizione|envio|entrega|dostawa',
  ),
);
/** A row of the origin, a tab that only points at something, a heading of the product. */
const NOT_ASIDE =
  /country-of-origin|origin|specs?\b|specification|description|details?\b|attributes?\b|product-header|nav-tabs-content|tab-content|without-|has-|no-|with-/;

const STORY_MARKS = new RegExp(
  between(
    'about-(?:us|the-brand|brand|shop)|our-story|brand-(?:story|info|about)|company-info|store-story|story',
  ),
);

/** What follows a heading: null where the element has no words. */
export function headingZone(heading: string): Zone | null {
  const words = foldMarks(heading.slice(0, 120)).replace(/\s+/g, ' ').trim();
  if (words === '') return null;
  if (OTHERS_HEADINGS.test(words)) return 'others';
  if (ASIDE_HEADINGS.test(words)) return 'aside';
  return STORY_HEADINGS.test(words) ? 'story' : 'main';
}

/** Headings over other products and over what buyers say, in the languages of shops. */
const OTHERS_HEADINGS = new RegExp(
  foldMarks(
    [
      'you (?:may|might) (?:also|like)|also (?:like|bought|viewed)|related|similar (?:items|products)|recommended|customers? (?:also|who)|more from|more like this|recently viewed|' +
        'frequently bought|(?:buy|bought) (?:it |them |these )?together|complete the (?:look|set)|pairs? (?:well )?with|best ?sellers|new arrivals|sponsored|people also|goes well with|shop the look|trending|^accessories$|you viewed|' +
        'reviews?\\b|ratings?\\b|testimonials|what (?:our )?customers',
      'ahnliche|das konnte (?:dir|ihnen)|kunden (?:kauften|die|kaufen)|zubehor|passend dazu|dazu passt|empfehlung|zuletzt angesehen|bewertung|rezension',
      'vous aimerez|produits? (?:similaires|associes)|dans la meme|suggestions|ont egalement achete|avis\\b',
      'potrebbe|potrebbero|prodotti (?:correlati|simili)|articoli (?:simili|correlati)|consigliati|visti di recente|recension',
      'tambien (?:te|le|compraron)|productos? (?:relacionados|similares)|quienes (?:vieron|compraron)|relacionados|recomendad|opinion|resenas|valoracion',
      'voce tambem|tambem compraram|produtos? (?:relacionados|semelhantes)|quem (?:viu|comprou)|poderá gostar|avaliac|opinioes',
      'gerelateerd|vergelijkbare|anderen (?:bekeken|kochten)|vaak samen|ook interessant|beoordeling',
      'podobne|polecane|(?:inni )?klienci (?:kupili|ogladali|wybrali)|inni klienci|zobacz takze|moze ci sie|opinie',
      'souvisejici|podobny|suvisiac|mohlo by|zakaznici|zakaznici tiez|hodnoceni|recenze|hodnotenia',
      'hasonlo|kapcsolodo|ajanlott|masok ezt|velemeny|produse (?:similare|recomandate)|clientii au|s-ar putea|recenzii|recomandate',
      'liknande|relaterade|kopte ocksa|lignende|relaterte|relaterede|andre (?:har|kopte|kobte|kunder)|andra (?:kopte|kunder)|maske|samankaltais|suositte|muut ostivat|recensioner|omdomen|anmeldelse|arvostelu',
      'benzer|birlikte al|ilginizi|onerilen|bunlara da|yorum|degerlendirme',
      'похожие|рекоменд|с этим товаром|вместе с|вам может|отзыв|схожі|відгук|рекомендуємо|разом з|свързани|подобни|отзиви|мнения',
      'σχετικα|παρομοια|αγορασαν|αξιολογησ|κριτικ',
      'レビュー|関連|おすすめ|オススメ|口コミ|この商品を(?:見た|買った|チェック)|閲覧|一緒に',
      '评价|评论|評價|評論|相关|相關|推荐|推薦|看了又看|买了又买|猜你|買了|买家|買家',
      '리뷰|후기|관련|추천|함께|상품평|연관|비슷한',
      'منتجات (?:مشابهة|ذات|قد)|قد يعجبك|توصيات|تقييم|مراجعات',
      'מוצרים (?:דומים|נוספים)|אולי (?:תאהבו|יעניין)|ביקורות|חוות דעת',
      'san pham (?:tuong tu|lien quan|khac)|co the ban|danh gia|produk (?:terkait|serupa|lainnya)|mungkin anda|ulasan|penilaian',
      'สินค้าที่|แนะนำ|รีวิว|समीक्षा|संबंधित|मिलते जुलते',
    ].join('|'),
  ),
);

/** Headings over what a shop says of all that it sells. */
const ASIDE_HEADINGS = new RegExp(
  foldMarks(
    [
      'questions?\\b|\\bfaqs?\\b|q ?& ?a\\b|ask (?:us|a question)|shipping|delivery|returns?\\b|refunds?|payment|warranty and|newsletter|follow us|customer service|contact|' +
        'seller (?:info|information)|about the seller|sold by|help$',
      'versand|lieferung|ruckgabe|zahlung|haufige fragen|kundenservice|livraison|retours?\\b|paiement|questions? frequentes|service client',
      'spedizion|resi\\b|pagament|domande|envios?\\b|devolucion|preguntas|entrega|devoluc|trocas|perguntas|frete',
      'verzend|retour|betaling|veelgestelde|levering|dostawa|zwrot|platnosc|pytania|doprava|dotazy|otazky|szallitas|gyakori kerdes|livrare|intrebari',
      'frakt|leverans|toimitus|kysymy|kargo|iade|teslimat|sorular|доставка|вопрос|оплата|возврат|питання|αποστολ|ερωτησ',
      '配送|送料|よくある質問|お支払|返品|运费|運費|常见问题|常見問題|售后|退换|问答|배송|문의|질문|교환|الشحن|التوصيل|الأسئلة|משלוח|שאלות',
      'van chuyen|hoi dap|giao hang|pengiriman|pertanyaan|จัดส่ง|คำถาม',
    ].join('|'),
  ),
);

const STORY_HEADINGS = new RegExp(
  foldMarks(
    '^(?:about (?:us|the (?:brand|maker|company|shop|artist|designer))|our (?:story|heritage|history|company|brand|promise|mission)|the (?:brand|maker)|meet the maker|brand story|uber uns|uber die marke|unsere geschichte|a propos|notre histoire|la marque|chi siamo|la nostra storia|il marchio|sobre (?:nos|nosotros|a marca|la marca)|nuestra historia|a nossa historia|over ons|o nas|o marce|om oss|om os|hakkimizda|marka hikayesi|о бренде|о компании|о нас|про бренд|ブランドについて|会社概要|品牌故事|关于我们|關於我們|브랜드 스토리)',
  ),
);
