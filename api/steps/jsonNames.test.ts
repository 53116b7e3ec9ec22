import { describe, expect, it } from '@jest/globals';
import { repeatedName } from './jsonNames.ts';

describe('a field that stands twice in one object', () => {
  it.each<[string, string, string | null]>([
    ['at the top', '{"value":300,"value":3}', 'value'],
    ['in an object of a list', '{"items":[{"a":1},{"a":{"b":1},"a":2}]}', 'items.1.a'],
    ['written in another way', '{"value":1,"v\\u0061lue":2}', 'value'],
    ['with a text between that looks like it', '{"a":"\\"b\\":1,","b":1,"b":"x"}', 'b'],
    ['in a list without names', '[{"a":[1,2]},{"a":1,"a":1}]', '1.a'],
    ['never, in two objects', '{"items":[{"a":1},{"a":2}],"a":{"a":1}}', null],
    ['never, as a value of the same name', '{"a":"a","b":["a","a"]}', null],
    ['never, in an empty body', '{}', null],
  ])('%s', (_, text, path) => {
    expect(repeatedName(text)?.path ?? null).toBe(path);
  });
});
