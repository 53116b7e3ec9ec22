import { expect, it } from '@jest/globals';
import { refreshTarget } from './refresh.ts';

const refresh = (content: string, name = 'refresh'): string =>
  `<html><head><meta http-equiv="${name}" content="${content}"></head><body>Please wait.</body></html>`;

it.each([
  ['at once', refresh('0;url=/mug'), '/mug'],
  [
    'soon',
    refresh('3; URL=https://shop.example/mug?a=1&amp;b=2'),
    'https://shop.example/mug?a=1&b=2',
  ],
  ['in quotes', refresh("0; url='/mug' "), '/mug'],
  ['with a comma', refresh('0, url=/mug', 'Refresh'), '/mug'],
  ['after half a second', refresh('0.5;url=/mug'), '/mug'],
  ['the first of two', refresh('0;url=/one') + refresh('0;url=/two'), '/one'],
  ['after a minute', refresh('60;url=/mug'), null],
  ['to itself', refresh('3'), null],
  ['without seconds', refresh(' ; url = /mug'), '/mug'],
  ['without a comma', refresh('1 url=/mug'), '/mug'],
  ['to a blank', refresh('0;url= "" '), null],
  ['behind many blanks', refresh(`0${' '.repeat(9000)};${' '.repeat(9000)}url=/mug`), '/mug'],
  ['behind nothing but blanks', refresh(' '.repeat(18_000)), null],
  ['to nowhere', refresh('0;url='), null],
  ['in a comment', '<!-- <meta http-equiv="refresh" content="0;url=/mug"> --><p>Mug</p>', null],
  ['in a script', '<script>"<meta http-equiv=refresh content=0;url=/mug>"</script>', null],
  ['another instruction', refresh('text/html; url=/mug', 'content-type'), null],
  ['a long page', refresh('0;url=/mug') + 'x'.repeat(20_000), null],
])('a page that leads on %s', (_, html, target) => {
  expect(refreshTarget(html)).toBe(target);
});
