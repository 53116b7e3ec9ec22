/**
 * Names of attributes in listings, folded: which hold a title or a category, and what denies one.
 */
import { foldMarks } from '../fold.ts';

/** The words of a list, each as a whole. */
export const anyOf = (words: string): RegExp => new RegExp(`^(?:${foldMarks(words)})$`);

/** An attribute named "no" or "none" says that the thing is absent: it is dropped, name and all. */
export const DENIED = anyOf(
  'no|none|without|n\\/?a|false|not applicable|does not apply|null|-|无|無|没有|なし|無し|없음|нет|отсутствует',
);

export const TITLE_KEYS = anyOf(
  'title|name|product|product name|item|item name|description|goods|article|' +
    '标题|標題|名称|名稱|品名|产品|产品名称|產品名稱|商品|商品名|商品名称|商品名稱|商品タイトル|商品説明|상품명|제품명|품명|상품|제품|название|наименование|товар|наименование товара',
);

export const CATEGORY_KEYS = anyOf(
  'category|categories|department|product type|type of product|breadcrumb|warengruppe|categorie|categoria|kategorie|kategoria|' +
    '品类|品類|类目|類目|分类|分類|类别|類別|产品类型|产品类别|商品分类|種類|カテゴリ|カテゴリー|商品タイプ|카테고리|분류|종류|категория|тип|тип товара|вид|вид изделия|раздел',
);
