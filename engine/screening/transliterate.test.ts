import { expect, it } from '@jest/globals';
import { toLatin } from './transliterate.ts';

it.each([
  ['Щербаков Юрий', 'shcherbakov yury'],
  ['Евгения Объедкова', 'yevgeniya obyedkova'],
  ['Μπάμπης Ευαγγέλου', 'bambis evangelou'],
  ['خالد الحسين', 'khalid al husayn'],
  ['张伟', 'zhang wei'],
  ['上海电力公司', 'shanghai power company'],
  ['김정은', 'kim jong un'],
  ['Łukasz Ørsted Straße', 'lukasz orsted strasse'],
  ['José Muñoz', 'jose munoz'],
])('%s is written %s', (written, latin) => {
  expect(toLatin(written).replaceAll(/\s+/g, ' ').trim()).toBe(latin);
});
