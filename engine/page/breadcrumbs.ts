/** The trail of categories above a product. */
import { foldedLabel } from './labels.ts';
import { stated, tidy } from './text.ts';
import { textsOf, thingsOf, isThing, valuesOf, type Thing } from './things.ts';
import type { Element, Reader } from './walk.ts';

/** Collects trails printed in the page: elements named breadcrumb, each as its steps. */
export function trailReader(): { reader: Reader; trails: string[][] } {
  const trails: string[][] = [];
  const reader: Reader = {
    close(element) {
      if (!isTrail(element) || element.text.length > TRAIL_MAX || trails.length >= TRAILS_MAX)
        return;
      const steps = stepsOf(element);
      if (steps.length > 0) trails.push(steps);
    },
  };
  return { reader, trails };
}
const TRAIL_MAX = 600;
const TRAILS_MAX = 60;

const isTrail = ({ marks, attributes }: Element): boolean =>
  TRAIL_MARKS.test(marks) || /breadcrumb/i.test(attributes['aria-label'] ?? '');
const TRAIL_MARKS =
  /(?:^|[\s-])(?:breadcrumbs?|bread-crumbs?|crumbs|brotkrumen|fil-ariane|ariane|migas|okruszki|topic-?path|pankuzu|location-path)(?=$|[\s-])/;

/** By the signs between the steps; where style sheets draw those, by the elements. */
function stepsOf(element: Element): string[] {
  const text = element.text.trim();
  const bySigns = text
    .split(/[>»›→❯▸〉＞\n]|(?<=\s)[/|\\·•–](?=\s)/)
    .map(tidy)
    .filter((step) => /[\p{L}\p{N}]/u.test(step));
  if (bySigns.length > 1) return bySigns;
  const [only] = element.parts;
  const holder = element.parts.length === 1 && only && only.parts.length > 1 ? only : element;
  return holder.parts.map((part) => tidy(part.text)).filter((step) => /[\p{L}\p{N}]/u.test(step));
}

/** The steps of a BreadcrumbList in their order. */
export function listedTrail(list: Thing): string[] {
  const items = thingsOf(list, 'itemListElement', 'item').map((item, at) => ({
    at: Number(textsOf(item, 'position')[0] ?? at) || at,
    name: stepName(item),
  }));
  return items
    .sort((one, other) => one.at - other.at)
    .flatMap(({ name }) => (name === null ? [] : [name]));
}

function stepName(item: Thing): string | null {
  const own = stated(textsOf(item, 'name')[0]);
  if (own !== null) return own;
  const inner = valuesOf(item, 'item').find(isThing);
  return inner ? stated(textsOf(inner, 'name', 'title')[0]) : null;
}

/**
 * `A > B > C` without the start page, the shop's own name and the product itself; null where
 * nothing is left.
 */
export function categoryOf(
  steps: readonly string[],
  title: string | null,
  siteName: string | null,
): string | null {
  const product = foldedLabel(title ?? '');
  const site = foldedLabel(siteName ?? '');
  const kept = steps
    .map((step) => step.replace(/[…]|\.{3}$/g, '').trim())
    .filter((step) => {
      const key = foldedLabel(step);
      return key !== '' && !START.has(key) && key !== site && !BACK.test(key);
    });
  const last = foldedLabel(kept.at(-1) ?? '');
  if (
    last !== '' &&
    product !== '' &&
    (isProduct(last, product) || isSeries(kept.at(-1) ?? '', title ?? ''))
  )
    kept.pop();
  return kept.length === 0 ? null : [...new Set(kept)].slice(0, STEPS_MAX).join(' > ');
}
const STEPS_MAX = 10;

/** The last step is the product: the same words, or the beginning of them. */
const isProduct = (step: string, product: string): boolean =>
  step === product ||
  step.startsWith(`${product} `) ||
  (step.length >= 12 && product.startsWith(step)) ||
  (product.startsWith(`${step} `) && step.split(' ').length > 2);

/** A name in capitals with which the title begins is the product's own. */
const isSeries = (step: string, title: string): boolean =>
  /^\p{Lu}{3,}$/u.test(step) && title !== title.toUpperCase() && title.startsWith(`${step} `);

const BACK =
  /^(?:back|zuruck|retour(?: aux| a)?|indietro|volver|voltar|tilbage|tillbaka|takaisin|wroc|zpet)\b/;
const START: ReadonlySet<string> = new Set(
  (
    'home,homepage,home page,start,startseite,shop,store,all,all products,products,accueil,boutique,inicio,tienda,início,página inicial,loja,hem,hjem,forside,forsiden,etusivu,domů,úvod,domov,strona główna,sklep,kezdőlap,főoldal,acasă,' +
    'начало,главная,главная страница,каталог,головна,каталог товаров,αρχική,ana sayfa,anasayfa,الرئيسية,الصفحة الرئيسية,דף הבית,ראשי,ホーム,トップ,トップページ,top,首页,首頁,홈,trang chủ,หน้าแรก,หน้าหลัก,beranda,होम,avaleht,pradžia,sākums,početna,naslovnica,you are here,sie sind hier,vous êtes ici,produkte,alle produkte,produits,productos,produtos,prodotti,producten,produkty,produkter,tuotteet,termékek,produse,ürünler,товары,товари,商品一覧,全部商品,all categories,shop all,categories,catalog,catalogue,katalog'
  )
    .split(',')
    .map(foldedLabel),
);
