/** Loads the gazetteer of countries: our own lists over the names that the runtime carries. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildGazetteer, type Gazetteer } from '../../engine/origin/places.ts';
import { DATA_FOLDER } from './dataFolder.ts';
import { type KeptThing, keptOnDisk } from './keptOnDisk.ts';

/** Languages in which labels and listings are read. */
export const LABEL_LANGUAGES =
  'en de fr it es pt nl pl cs sk hu ro bg el sv da nb fi tr ru uk ar he ja zh zh-Hant ko vi th id ms hi hr sl sr lt lv et ca'.split(
    ' ',
  );

/** The gazetteer. Names by language: Unicode CLDR, as the runtime's Intl gives them. */
export const loadGazetteer = (): Gazetteer =>
  keptOnDisk(GAZETTEER, () =>
    buildGazetteer({
      places: read('places.txt'),
      towns: read('towns.txt'),
      protectedNames: read('protected-names.txt'),
      adjectives: read('adjectives.txt'),
      traps: read('traps.txt'),
      names: namesOf(codesIn(read('places.txt'))),
    }),
  );

const GAZETTEER: KeptThing = {
  name: 'gazetteer',
  texts: ['origin'],
  code: ['edition/reading', 'engine', 'engine/origin'],
};

const read = (file: string): string => readFileSync(path.join(DATA_FOLDER, 'origin', file), 'utf8');

const codesIn = (places: string): string[] =>
  [...places.matchAll(/^([A-Z]{2}) /gm)].flatMap(([, code]) => code ?? []);

function namesOf(codes: readonly string[]): { language: string; code: string; name: string }[] {
  return LABEL_LANGUAGES.flatMap((label) => {
    const [language = label] = label.split('-');
    const styles = (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([label], { type: 'region', fallback: 'none', style }),
    );
    return codes.flatMap((code) => {
      const given = new Set(styles.flatMap((names) => names.of(code) ?? []));
      // capitals alone are abbreviations: the lists say which of them may stand in small letters
      return [...given]
        .filter((name) => !/^\p{Lu}{2,3}$/u.test(name))
        .map((name) => ({ language, code, name }));
    });
  });
}
