import { expect, it } from '@jest/globals';
import { whyUnread } from './unread.ts';

const item = (title: string | null, description: string | null = null) => ({
  title,
  description,
  material: null,
  category: null,
});

it.each([
  ['пистолет', 'script'],
  ['拳銃 9mm', 'script'],
  ['عاج', 'script'],
  ['ABC 오일 30ml', 'script'],
  ['(((((', 'no word'],
  ['12345', 'no word'],
])('%s is not read', (title, why) => {
  expect(whyUnread(item(title))).toContain(why);
});

it.each(['Pistole 9mm', 'Stoßdämpfer', 'Kubek ceramiczny żółty', 'Nike 运动鞋 running shoes'])(
  '%s is read',
  (title) => {
    expect(whyUnread(item(title))).toBeNull();
  },
);

it('an item that is described in letters that are known is read', () => {
  expect(whyUnread(item('杯子', 'Ceramic mug for coffee'))).toBeNull();
  expect(whyUnread(item(null))).toBeNull();
});
