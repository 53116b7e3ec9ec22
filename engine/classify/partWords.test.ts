import { expect, it } from '@jest/globals';
import { partBeside } from './partWords.ts';
import type { Language } from './stem.ts';
import { readGoods } from './text.ts';

function partIn(description: string, material: string, language: Language): string | null {
  const text = readGoods({ description });
  const said = readGoods({ description: material }).words;
  const at = text.words.findIndex((_, from) =>
    said.every((word, place) => text.words[from + place] === word),
  );
  const around = { text, language, materials: new Set<number>() };
  const part = partBeside({ at, length: said.length }, around);
  return part && text.words.slice(part.at, part.at + part.length).join('');
}

it.each([
  ['blanket with glass beads', 'glass', 'en', 'beads'],
  ['knife, handle of wood', 'wood', 'en', 'handle'],
  ['knife handle, wood', 'wood', 'en', null],
  ['wooden box, steel', 'wooden', 'en', null],
  ['Messer Holzgriff', 'Holzgriff', 'de', 'holzgriff'],
  ['Messer Griff aus Holz', 'Holz', 'de', 'griff'],
  ['couteau manche en bois', 'bois', 'fr', 'manche'],
  ['bottines cuir semelle gomme', 'cuir', 'fr', null],
  ['cuchillo mango de madera', 'madera', 'es', 'mango'],
  ['orologio cinturino in pelle', 'pelle', 'it', 'cinturino'],
  ['faca cabo de madeira', 'madeira', 'pt', 'cabo'],
  ['broodmes houten handvat', 'houten', 'nl', 'handvat'],
  ['nóż drewniana rączka', 'drewniana', 'pl', 'raczka'],
  ['zegarek koperta stal', 'stal', 'pl', 'koperta'],
  ['нож деревянная ручка', 'деревянная', 'ru', 'ручка'],
  ['加重毯 玻璃珠填充', '玻璃', 'zh', '珠'],
  ['包丁 木製ハンドル', '木', 'ja', 'ハンドル'],
  ['주방칼 나무 손잡이', '나무', 'ko', '손잡이'],
  ['纯棉毛巾', '纯棉', 'zh', null],
] as const)('%s: %s is said of a part in %s: %s', (text, material, language, part) => {
  expect(partIn(text, material, language)).toBe(part);
});

it('of two materials the one before the part is that of the part', () => {
  const text = readGoods({ description: 'box steel bamboo lid' });
  const around = { text, language: 'en', materials: new Set([1, 2]) } as const;
  expect(partBeside({ at: 1, length: 1 }, around)).toBeNull();
  expect(partBeside({ at: 2, length: 1 }, around)).toEqual({ at: 3, length: 1 });
});
