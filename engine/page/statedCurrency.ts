/** The currency that a page keeps for its own scripts and forms, apart from any price. */
import { type PageHome, statedUnit } from './currencies.ts';
import type { Reader } from './walk.ts';

/** Collects the codes that scripts, fields and attributes name as the currency. */
export function currencyReader(): { reader: Reader; codes: Set<string> } {
  const codes = new Set<string>();
  let kept = 0;
  const add = (code: string | undefined): void => {
    if (code !== undefined && /^[A-Z]{3}$/.test(code) && codes.size < CODES_MAX) codes.add(code);
  };
  const reader: Reader = {
    open({ tag, attributes }) {
      if (tag === 'input' && FIELD.test(attributes['name'] ?? '')) add(attributes['value']);
      // a choice of currencies is no statement
      if (!CHOICES.has(tag)) add(attributes['data-currency'] ?? attributes['data-currency-code']);
    },
    text(text, { tag }) {
      if (tag !== 'script' || kept > SCRIPTS_MAX) return;
      kept += text.length;
      for (const [, code] of text.matchAll(ASSIGNED)) add(code);
    },
  };
  return { reader, codes };
}
const CHOICES: ReadonlySet<string> = new Set(['a', 'button', 'li', 'option', 'select']);
const CODES_MAX = 8;
const SCRIPTS_MAX = 4_000_000;
const FIELD = /^(?:product[_-]?)?currency(?:[_-]?code)?$/i;
/** `"currency":"CAD"`, `priceCurrency: 'CAD'`, `Shopify.currency = {"active":"CAD"`. */
const ASSIGNED =
  /[cC]urrency(?:_?[cC]ode|_?[iI][dD])?\\?["']?\s?[:=]\s?(?:\{\s?["']active["']\s?:\s?)?\\?["']([A-Z]{3})\\?["']/g;

/** The one currency that they agree on; null where they name several, or none. */
export function agreedCurrency(codes: ReadonlySet<string>, place: PageHome): string | null {
  const named = new Set([...codes].flatMap((code) => statedUnit(code, place)?.currency ?? []));
  const [one = null] = named;
  return named.size === 1 ? one : null;
}
