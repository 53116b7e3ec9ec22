/**
 * Readers of foreign text, each as a function of that text. Names to screen are bounded by their
 * length alone (NAME_MAX).
 */
import { charsetOf } from '../../activities/decodePage.ts';
import { visitable } from '../../activities/fetch/addresses.ts';
import { clientAddress } from '../../api/clientAddress.ts';
import { readCursor } from '../../api/cursor.ts';
import { pathMeant } from '../../api/pathMeant.ts';
import { bodyForLog } from '../../api/requestLog.ts';
import { bearerKey } from '../../api/steps/access.ts';
import { jsonFault } from '../../api/steps/jsonFault.ts';
import { unreadable } from '../../api/steps/jsonShape.ts';
import { classifyRequest } from '../../contract/classify.ts';
import { imageUrlFault, inlinePhoto } from '../../contract/photo.ts';
import { daysMeant, numberMeant } from '../../contract/written.ts';
import { loadGazetteer } from '../../edition/reading/places.ts';
import { positiveWords } from '../../engine/classify/labelIndex.ts';
import { subjectWords } from '../../engine/classify/rulingSubject.ts';
import { repair } from '../../engine/classify/speller.ts';
import { testEdition } from '../../engine/classify/testEdition.ts';
import { readGoods } from '../../engine/classify/text.ts';
import { unreadLanguageOf } from '../../engine/classify/unreadLanguage.ts';
import { labelKind } from '../../engine/origin/labels.ts';
import { countryNamed } from '../../engine/origin/places.ts';
import { nearest } from '../../engine/nearest.ts';
import { photoOrigin, textOrigin } from '../../engine/origin/textOrigin.ts';
import { loadHidingWords } from '../../edition/reading/restrictions/hiding.ts';
import { loadRestrictionRules } from '../../edition/reading/restrictions/rules.ts';
import { checkText, ownRules } from './restrictedItem.ts';
import { blockedReason } from '../../engine/page/blocked.ts';
import { stateOrigins } from '../../engine/page/embeddedState.ts';
import { plainEntities } from '../../engine/page/entities.ts';
import { gtinOf } from '../../engine/gtin.ts';
import { jsonLdThings } from '../../engine/page/jsonLd.ts';
import { looseJson } from '../../engine/page/looseJson.ts';
import { priceIn } from '../../engine/page/prices.ts';
import { readPage } from '../../engine/page/readPage.ts';
import { refreshTarget } from '../../engine/page/refresh.ts';
import { jsonOfScript } from '../../engine/page/stateJson.ts';
import { plainLines } from '../../engine/page/text.ts';
import { otherKind, photoMime } from '../../engine/photo/format.ts';
import { goodsText } from '../../engine/photo/goods.ts';
import { wordsOfText } from '../../engine/restrictions/itemWords.ts';
import { parseDuty } from '../../engine/tariff/rate/expression.ts';
import { readSpecial } from '../../engine/tariff/rate/special.ts';
import { dutyOf } from '../../releases/importers/au/duty.ts';
import { splitConditions } from '../../releases/importers/eu/taricConditions.ts';
import { tidyText } from '../../releases/importers/importer.ts';
import { IMPORTERS } from '../../releases/importers/registry.ts';
import { readRemarks } from '../../releases/importers/screening/ofacRemarks.ts';
import { saysMore } from '../../releases/importers/us/footnotes.ts';
import { versionNamed } from '../../releases/importers/us/revisions.ts';

const gazetteer = loadGazetteer();
const { speller } = testEdition();
const TOKENS = { isCursor: () => Promise.resolve(false) } as never;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const ADDRESS = { url: 'https://shop.example/a', finalUrl: 'https://shop.example/a' };
const page = (text: string): unknown => readPage(text, ADDRESS);

const rules = {
  official: loadRestrictionRules(),
  workspace: ownRules(50, (rule) => ['aa!', 'aa!!', `aa bb${rule}`, 'abcds', 'abcden']),
  hiding: loadHidingWords(),
};

/**
 * JSON-LD of about so many characters in which every product refers to every other in each way that
 * is followed.
 */
function allReferring(characters: number): string {
  const ways = [
    'offers',
    'hasVariant',
    'isVariantOf',
    'mainEntity',
    'about',
    'itemOffered',
    'brand',
    'manufacturer',
    'model',
  ];
  const count = Math.floor(Math.sqrt(characters / 13));
  const references = Array.from({ length: count }, (_, at) => ({ '@id': String(at) }));
  return JSON.stringify(
    references.map((own) => ({
      ...own,
      '@type': 'Product',
      name: 'Mug',
      ...Object.fromEntries(ways.map((way) => [way, references])),
    })),
  );
}

const file = (name: string, text: string) => [{ name, bytes: bytesOf(text) }];

/** All records of a file; a file that is refused was read too. */
async function imported(dataset: string, name: string, text: string): Promise<void> {
  const records = IMPORTERS[dataset]?.read(file(name, text)) ?? [];
  for await (const _ of records);
}

export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'head of a photo': (text) => [photoMime(bytesOf(text)), otherKind(bytesOf(text))],
  'address of a photo': (text) => [imageUrlFault(text), inlinePhoto(text)],
  'inline photo': (text) => [imageUrlFault(`data:image/png;base64,${text}`)],
  'print of a photo': (text) => [
    goodsText({ text, barcodes: [], seen: null, readFromImage: '' }),
    photoOrigin(text, gazetteer),
  ],
  'page as it comes': page,
  'text of a page': (text) => page(`<html><body><h1>Mug</h1><p>${text}</p></body></html>`),
  'title of a page': (text) =>
    page(`<title>${text}</title><meta property="og:title" content='${text}'>`),
  'page that may be blocked': (text) =>
    blockedReason(`<title>${text}</title><p>${text}`, { title: null } as never),
  'page that leads on': (text) => refreshTarget(`<meta http-equiv=refresh content='0${text}'>`),
  'state in a script': jsonOfScript,
  'origins in a script': (text) => stateOrigins([text], ['Mug of clay']),
  'broken JSON of a page': looseJson,
  'structured data': (text) => jsonLdThings([`{"@type":"Product","name":"${text}`, text]),
  'references in structured data': (text) =>
    page(`<script type="application/ld+json">${allReferring(text.length)}</script>`),
  'microdata of a page': (text) =>
    page(`<div itemscope itemtype="https://schema.org/Product"><p itemprop=name>${text}`),
  'script of a page': (text) =>
    page(`<script type="application/ld+json">${text}</script><script>${text}</script>`),
  'table of a page': (text) =>
    page(`<table><tr><th>${text}<td>${text}<tr><td>Material<td>${text}</table>`),
  'text with markup': plainLines,
  'text with entities': plainEntities,
  price: (text) => priceIn(text, {} as never),
  'trade item number': gtinOf,
  'label of a row': labelKind,
  'statement of origin': (text) => textOrigin(text, gazetteer),
  'charset of a page': (text) => charsetOf(bytesOf(text), 'text/html'),
  'charset in a header': (text) => charsetOf(bytesOf('x'), text),
  'description of goods': (text) => readGoods({ description: text }),
  'language of goods': unreadLanguageOf,
  'label of a tariff line': positiveWords,
  'subject of a ruling': subjectWords,
  'item to check': (text) => wordsOfText(text),
  'item against the rules': (text) => checkText(text, rules),
  'remarks on a list': readRemarks,
  'rate of duty': (text) => [
    parseDuty(text),
    parseDuty(`5% ${text}`),
    parseDuty(`5% (1 JAN - 2 FEB)${text}`),
  ],
  'special rates': readSpecial,
  'rate of Australia': (text) => dutyOf(text, { file: 'a', row: 1 }),
  'conditions of TARIC': splitConditions,
  'footnote of a tariff': saysMore,
  'text of a tariff line': tidyText,
  'name of an edition': versionNamed,
  'JSON of a tariff': (text) =>
    imported('us-hts', 'hts.json', `[{"htsno":"0101","description":${JSON.stringify(text)}}]`),
  'broken JSON of a tariff': (text) => imported('us-hts', 'hts.json', text),
  'CSV of rates': (text) => imported('ecb-fx', 'eurofxref.csv', `Date,USD\n${text}`),
  'CSV of measures': (text) => imported('us-measures', 'a.csv', `code,measure,from,to\n${text}`),
  'XML of a list': (text) =>
    imported('un-list', 'un.xml', `<CONSOLIDATED_LIST><INDIVIDUALS>${text}`),
  'list of parties': (text) =>
    imported('us-csl', 'consolidated.csv', `_id,source,name\n1,SDN,${text}`),
  'fault of a body': (text) => [jsonFault(text), jsonFault(`["${text}`), jsonFault(`[${text}`)],
  'what was meant by a word': (text) => [
    daysMeant(text),
    numberMeant(text),
    nearest(text, ['destinationCountry']),
    pathMeant(`/v1/${text}`),
    countryNamed(text, gazetteer),
  ],
  'address in the place of words': (text) =>
    classifyRequest.safeParse({ description: `https://${text}`, destinationCountry: 'US' }),
  'address of a page': (text) => [
    visitable(text, new Set() as never),
    visitable(`https://${text}`, new Set() as never),
  ],
  'forwarded addresses': (text) => clientAddress('10.0.0.1', text, { hops: 2 }),
  'key in a header': (text) => bearerKey(`Bearer ${text}`),
  'cursor of a page': (text) => readCursor(TOKENS, text, {}),
  'body of a request': (text) => [unreadable(text), unreadable(`{"a":${text}`)],
  'words that are misspelt': (text) =>
    repair(readGoods({ description: text }), speller, () => false),
  'body in the log': (text) => bodyForLog({ text, imageUrl: `data:${text}` }),
};
