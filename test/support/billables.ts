/** The billable operations as sagas are tested with them. */
import type { Step } from './faults.ts';

export interface Billable {
  name: string;
  path: string;
  body: unknown;
  /** Credits of the whole request. */
  cost: number;
  /** Usage events of the whole request. */
  events: number;
  /** Modes that run until an answer is stored. */
  modes: number;
  /** The steps that its workflow takes when all is well. */
  steps: readonly Step[];
}

const SHIRT = {
  description: 'Knitted cotton T-shirt for men',
  destinationCountry: 'US',
  mode: 'mini',
};

export const BILLABLES: readonly Billable[] = [
  {
    name: 'classify',
    path: '/v1/classify',
    body: { ...SHIRT, mode: 'pro' },
    cost: 2,
    events: 1,
    modes: 1,
    steps: ['charge', 'classifyAndSettle'],
  },
  {
    name: 'classify with escalation',
    path: '/v1/classify',
    body: { description: 'shoes', destinationCountry: 'US', mode: 'mini' },
    cost: 1,
    events: 1,
    modes: 2,
    steps: ['charge', 'classifyAndSettle'],
  },
  {
    name: 'calculate',
    path: '/v1/calculate',
    body: { hsCode: '610910', originCountry: 'BD', destinationCountry: 'DE', value: 200 },
    cost: 1,
    events: 1,
    modes: 1,
    steps: ['charge', 'calculateAndSettle'],
  },
  {
    name: 'classify a batch',
    path: '/v1/classify/batch',
    body: { items: Array.from({ length: 6 }, () => SHIRT) },
    cost: 6,
    events: 6,
    modes: 1,
    steps: ['chargeAll', 'classifyAllAndSettle', 'completeKey'],
  },
  {
    name: 'calculate a shipment',
    path: '/v1/calculate/shipment',
    body: {
      destinationCountry: 'DE',
      items: [
        { hsCode: '610910', originCountry: 'BD', value: 200 },
        { hsCode: '691200', originCountry: 'CN', value: 100 },
      ],
    },
    cost: 2,
    events: 1,
    modes: 1,
    steps: ['charge', 'shipmentAndSettle'],
  },
  {
    name: 'compare',
    path: '/v1/compare',
    body: { hsCode: '610910', originCountry: 'BD', destinations: ['DE', 'US', 'GB'], value: 200 },
    cost: 3,
    events: 1,
    modes: 1,
    steps: ['charge', 'compareAndSettle'],
  },
  {
    name: 'infer an origin',
    path: '/v1/origin',
    body: { description: 'Made in Italy', gtin: '4006381333931' },
    cost: 1,
    events: 1,
    modes: 1,
    steps: ['charge', 'originAndSettle'],
  },
  {
    name: 'validate an origin',
    path: '/v1/origin/validate',
    body: { declaredOrigin: 'IT', description: 'Made in China' },
    cost: 1,
    events: 1,
    modes: 1,
    steps: ['charge', 'originAndSettle'],
  },
  {
    name: 'a batch of origins',
    path: '/v1/origin/batch',
    body: {
      items: Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0
          ? { description: 'Made in Italy' }
          : { declaredOrigin: 'IT', description: 'Made in China' },
      ),
    },
    cost: 6,
    events: 6,
    modes: 1,
    steps: ['chargeAll', 'originAllAndSettle', 'completeKey'],
  },
  {
    name: 'look up an agency code',
    path: '/v1/classify/regulator',
    body: { description: 'polarized sunglasses', destinationCountry: 'US' },
    cost: 1,
    events: 1,
    modes: 1,
    steps: ['charge', 'regulateAndSettle'],
  },
];

/** A query of duties: free, and answered from what its workflow stored. */
export const FREE: Billable = {
  name: 'query duties',
  path: '/v1/calculate/stacking',
  body: { items: [{ hsCode: '610910', originCountry: 'CN', destinationCountry: 'US' }] },
  cost: 0,
  events: 0,
  modes: 1,
  steps: ['charge', 'stackAndSettle'],
};

/** A check of restricted goods: free, and kept as evidence. */
export const RESTRICTIONS: Billable = {
  name: 'check restricted goods',
  path: '/v1/restrictions',
  body: { destinationCountry: 'AU', items: [{ title: 'Disposable vape pen' }] },
  cost: 0,
  events: 0,
  modes: 1,
  steps: ['checkAndKeepRestrictions'],
};

/** A screening: free, and kept as evidence. */
export const SCREENING: Billable = {
  name: 'screen',
  path: '/v1/screen',
  body: { name: 'Miles Vorkosigan' },
  cost: 0,
  events: 0,
  modes: 1,
  steps: ['screenAndKeep'],
};

/** A weak answer that goes on to a language model: needs a service that has one. */
export const MODELLED: Billable = {
  name: 'classify with a language model',
  path: '/v1/classify',
  body: { description: 'T-shirt', destinationCountry: 'JP', mode: 'pro' },
  cost: 2,
  events: 1,
  modes: 2,
  steps: ['charge', 'classifyAndSettle', 'askLanguageModel'],
};

/** A batch of which some items go on to a language model. */
export const MODELLED_BATCH: Billable = {
  name: 'classify a batch with a language model',
  path: '/v1/classify/batch',
  body: { items: [SHIRT, MODELLED.body, { ...SHIRT, mode: 'max' }, SHIRT, MODELLED.body] },
  cost: 11,
  events: 5,
  modes: 2,
  steps: ['chargeAll', 'classifyAndSettle', 'askLanguageModel', 'completeKey'],
};

/** The reading of a product page: needs a service that may visit the shop. */
export const productPageAt = (url: string): Billable => ({
  name: 'read a product page',
  path: '/v1/products/extract',
  body: { url },
  cost: 1,
  events: 1,
  modes: 1,
  steps: ['charge', 'readProductPage', 'extractAndSettle'],
});

/**
 * The classification of what a product page shows: needs a service that may visit the shop. The
 * destination has no national lines, so that the first mode is sure of its answer.
 */
export const listingAt = (url: string): Billable => ({
  name: 'classify a product page',
  path: '/v1/classify',
  body: { productUrl: url, destinationCountry: 'JP', mode: 'mini' },
  cost: 1,
  events: 1,
  modes: 1,
  steps: ['charge', 'readProductPage', 'classifyAndSettle'],
});

/** The origin that a product page states: needs a service that may visit the shop. */
export const originAt = (url: string): Billable => ({
  name: 'infer the origin of a product page',
  path: '/v1/origin',
  body: { productUrl: url },
  cost: 1,
  events: 1,
  modes: 1,
  steps: ['charge', 'readProductPage', 'originAndSettle'],
});

/** The classification of what is printed on a photo. */
export const photographed = (imageUrl: string): Billable => ({
  name: 'classify a photo',
  path: '/v1/classify',
  body: { imageUrl, destinationCountry: 'US', mode: 'mini' },
  cost: 1,
  events: 1,
  modes: 1,
  steps: ['charge', 'readPhoto', 'classifyAndSettle'],
});

/** A request whose text names no goods: charged, refused, refunded. */
export const REFUSED: Billable = {
  name: 'a refused classification',
  path: '/v1/classify',
  body: { description: 'zzqx qqwx', destinationCountry: 'US', mode: 'pro' },
  cost: 2,
  events: 1,
  modes: 1,
  steps: ['charge', 'classifyAndSettle', 'refund'],
};

/** Every operation with each of its steps. */
export const STEPS_OF_ALL: readonly (readonly [string, Step, Billable])[] = BILLABLES.flatMap(
  (billable) => billable.steps.map((step) => [billable.name, step, billable] as const),
);

/** The step that stores the answer. */
export function settlingStep({ steps }: Billable): Step {
  const step = steps.find((name) => name.endsWith('AndSettle'));
  if (!step) throw new Error('every billable workflow settles');
  return step;
}
