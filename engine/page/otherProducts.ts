/** Lines that lead to other products: as a heading over them, or before one of them. */
import { foldMarks } from '../fold.ts';

/**
 * Whether a line begins by naming other products: `Customers also bought`, `Also like: Bowl $12`.
 * Of what speaks of this one (`Recommended retail price`) it does not.
 */
export const leadsToOthers = (line: string): boolean =>
  LEADS.test(foldMarks(line.slice(0, LINE_MAX)).replace(/\s+/g, ' ').trim());

/** Whether a line is no more than such words, so that what follows it is of others. */
export function isHeadOfOthers(line: string): boolean {
  if (line.length > LINE_MAX) return false;
  const text = line.trim();
  if (text.length > HEAD_MAX || /\p{Nd}|[.!?。]\s|\bwith\s\S/u.test(text)) return false;
  return leadsToOthers(text);
}
const LINE_MAX = 120;
const HEAD_MAX = 60;

const LEADS = new RegExp(
  `^(?:${foldMarks(
    [
      "(?:you(?:’|'|&#39;)?(?:ll| will| may| might| could)? )?also (?:like|love|enjoy|need|bought|viewed|available:)",
      "you (?:may|might) (?:like|love|enjoy|need|be interested)|you(?:’|')ll (?:like|love)",
      '(?:customers?|people|others?|shoppers|buyers) (?:who|that|also|(?:like you )?(?:bought|viewed|liked))\\b',
      '(?:related|similar|recommended|suggested|other|more) (?:products?|items?|articles?|goods|pieces)\\b',
      'recommended (?:for you|with)|recommendations|our recommendations|recently viewed|last viewed|you viewed',
      '(?:frequently|often|usually) (?:bought|purchased)|(?:buy|bought) (?:it |them |these )?together|complete (?:the|your) (?:look|set|outfit)',
      'pairs? (?:it |this )?(?:well )?with|goes (?:well )?with|shop the look|more like this|more from (?:this|the|our)|see also:|check out (?:our|these)|best ?sellers\\b|trending now|sponsored\\b',
      'kunden (?:kauften|kaufen|die)|(?:ahnliche|weitere|andere|verwandte) (?:produkte|artikel)|das konnte (?:dir|ihnen|euch)|(?:dazu passt|passend dazu|passt dazu)|zuletzt angesehen|wird oft zusammen|siehe auch:|unsere empfehlung',
      'vous aimerez|vous pourriez|(?:autres )?produits (?:similaires|associes|recommandes)|les clients (?:ont|ayant)|recemment consultes|souvent achetes|voir aussi|completez (?:le|votre)',
      'potrebbe(?:ro)? (?:anche )?(?:piacerti|interessarti)|(?:altri )?(?:prodotti|articoli) (?:correlati|simili|consigliati)|chi ha (?:comprato|acquistato)|visti di recente|spesso comprati|vedi anche|completa il look',
      '(?:tambien )?te puede|tambien te|quizas te|(?:otros )?productos (?:relacionados|similares|recomendados)|(?:los )?clientes (?:tambien|que)|quienes (?:vieron|compraron)|vistos recientemente|comprados juntos|ver tambien|completa tu',
      'voce (?:tambem|pode)|(?:outros )?produtos (?:relacionados|semelhantes|similares|recomendados)|quem (?:viu|comprou)|vistos recentemente|compre junto|veja tambem|os clientes tambem',
      '(?:gerelateerde|vergelijkbare|andere) (?:producten|artikelen)|anderen (?:bekeken|kochten)|vaak samen gekocht|klanten (?:kochten|bekeken)|recent bekeken|misschien vind je|ook interessant|combineer met',
      '(?:podobne|polecane|inne|powiazane) (?:produkty|przedmioty)|(?:inni )?klienci (?:kupili|ogladali|wybrali|ktorzy)|ostatnio ogladane|zobacz (?:takze|tez|rowniez)|moze ci sie|czesto kupowane',
      '(?:souvisejici|podobne|dalsi) (?:produkty|zbozi)|mohlo by (?:se )?(?:vas|vam)|zakaznici (?:take|kteri)|naposledy|(?:suvisiace|podobne) (?:produkty|tovary)|zakaznici tiez',
      'kapcsolodo termek|hasonlo termek|masok ezt|legutobb (?:megtekintett|nezett)|ezek is (?:erdekelhetik|tetszhetnek)|produse (?:similare|recomandate|asemanatoare)|clientii au|s-ar putea sa',
      '(?:liknande|relaterade) (?:produkter|varor)|andra (?:kopte|kunder|tittade)|kunder (?:kopte|kobte|som)|(?:lignende|relaterte|relaterede) (?:produkter|varer)|andre (?:har|kopte|kobte|kunder)|(?:du kanske|(?:maske|kanskje) (?:vil|er|ogsa|kan|liker)) |senast visade|samankaltais|muut ostivat|asiakkaat ostivat',
      'benzer urunler|birlikte al|bunlara da|ilginizi|onerilen urunler|bu urunu alanlar|son (?:baktiginiz|gezdiginiz)',
      'похожие товары|с этим товаром|вместе с (?:этим|ним)|вам (?:может|также|могут)|рекомендуем|вы (?:недавно )?смотрели|схожі товари|разом з цим|вам також|свързани продукти|подобни продукти',
      'σχετικα προϊοντα|παρομοια προϊοντα|οσοι αγορασαν|μπορει να σας',
      '関連(?:商品|アイテム)|おすすめ(?:商品|アイテム)|この商品を(?:見た|買った|チェック)|最近(?:見た|チェック)|よく一緒に|一緒に(?:購入|買)|こちらもおすすめ',
      '相关(?:商品|产品|推荐)|相關(?:商品|產品)|(?:为您|為您)?(?:推荐|推薦)(?:商品|产品|產品)?[:：]?$|看了又看|买了又买|猜你喜欢|猜你喜歡|(?:买|買)了(?:该|此|這|还|還)|最近浏览|最近瀏覽',
      '관련 ?상품|추천 ?상품|함께 (?:구매|본|많이)|비슷한 (?:상품|제품)|최근 본|연관 ?상품',
      'منتجات (?:مشابهة|ذات صلة|قد تعجبك|أخرى)|قد يعجبك|شاهدت مؤخرا|اشترى العملاء',
      'מוצרים (?:דומים|נוספים|קשורים)|אולי (?:תאהבו|יעניין)|לקוחות (?:שקנו|קנו)',
      'san pham (?:tuong tu|lien quan|khac|da xem)|co the ban|thuong duoc mua|produk (?:terkait|serupa|lainnya|sejenis)|mungkin anda|pelanggan juga',
      'สินค้า(?:ที่เกี่ยวข้อง|แนะนำ|ใกล้เคียง|ที่คุณอาจ)|ลูกค้า(?:ยัง|ที่)|संबंधित उत्पाद|मिलते जुलते',
    ].join('|'),
  )})`,
);
