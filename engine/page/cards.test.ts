import { describe, expect, it } from '@jest/globals';
import { readPage } from './readPage.ts';

const at = { url: 'https://shop.example/p/1', finalUrl: 'https://shop.example/p/1' };
const read = (body: string): ReturnType<typeof readPage> =>
  readPage(`<html lang="en"><body>${body}</body></html>`, at);
const card = (path: string, text: string): string =>
  `<div class="c"><a href="${path}"><img src="${path}.jpg">${text}</a><span class="price">$5.00</span><p>Material: Clay</p></div>`;

describe('cards side by side', () => {
  it.each<[string, string, string | null]>([
    [
      'that lead to different pages are other products',
      `<h1>Cup</h1><span class="price">$9.00</span><div>${card('/a', 'Plate')}${card('/b', 'Bowl')}</div>`,
      null,
    ],
    [
      'that lead to one page are choices of the product',
      `<h1>Cup</h1><span class="price">$9.00</span><div>${card('/p/1?size=1', 'Small')}${card('/p/1?size=2', 'Large')}</div>`,
      'Clay',
    ],
    [
      'are none where one stands alone',
      `<h1>Cup</h1><span class="price">$9.00</span><div>${card('/a', 'Plate')}</div>`,
      'Clay',
    ],
  ])('%s', (_, body, material) => {
    const { product } = read(body);
    expect(product.material).toBe(material);
    expect(product.price).toBe(9);
  });

  it('give no pictures, prices and words of the product', () => {
    const { product, details, mentions } = read(
      `<h1>Cup</h1><img src="/cup.jpg"><p>9 $</p><div>${card('/a', 'Plate')}${card('/b', 'Bowl')}</div>`,
    );
    expect(product).toMatchObject({ images: ['https://shop.example/cup.jpg'], price: 9 });
    expect(details ?? '').not.toContain('Plate');
    expect(mentions.filter(({ text }) => text.includes('Bowl'))).toEqual([]);
  });
});
