/** The places that a rule names: regions (`UA-43`) and postcodes of a country (`UA:95000-98999`). */
import type { RulePlace } from '../../../engine/restrictions/types.ts';
import type { NamedRecord } from './records.ts';

/** With a question mark only a part of the place is meant. */
export const readPlaces = (record: NamedRecord): RulePlace[] =>
  record.words('places').map((word): RulePlace => {
    const [, country = '', region, first, last = first, part] =
      /^([A-Z]{2})(?:-([A-Z0-9]{1,3})|:(\d{2,6})-(\d{2,6}))(\?)?$/.exec(word) ?? [];
    if (country === '')
      return record.fail(`place "${word}" is no region and no postcodes`, 'places');
    const isPartly = part !== undefined;
    if (region !== undefined)
      return { country, region: `${country}-${region}`, postcodes: null, isPartly };
    if (first === undefined || last === undefined || last.length !== first.length || last < first)
      return record.fail(`postcodes "${word}" do not go from one to another`, 'places');
    return { country, region: null, postcodes: { first, last }, isPartly };
  });
