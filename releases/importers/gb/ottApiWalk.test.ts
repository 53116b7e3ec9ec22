import { describe, expect, it } from '@jest/globals';
import { chapterPaths, commodityPaths, headingPaths, startPath } from './ottApiWalk.ts';

const goods = (type: string, code: string, more: Record<string, unknown> = {}) => ({
  type,
  attributes: { goods_nomenclature_item_id: code, ...more },
});

describe('the walk through the service', () => {
  it('begins at the chapters, for Northern Ireland below /xi', () => {
    expect([startPath(), startPath('/xi')]).toEqual(['/api/v2/chapters', '/xi/api/v2/chapters']);
  });

  it('goes from the chapters to each chapter of goods', () => {
    const answer = {
      data: ['0100000000', '9700000000', '9800000000'].map((code) => goods('chapter', code)),
    };
    expect(chapterPaths(answer)).toEqual(['/api/v2/chapters/01', '/api/v2/chapters/97']);
    expect(chapterPaths(answer, '/xi')[0]).toBe('/xi/api/v2/chapters/01');
  });

  it('goes from a chapter to each heading once, past the texts between headings', () => {
    const answer = {
      data: goods('chapter', '2800000000'),
      included: [
        goods('heading', '2801000000', { producline_suffix: '10' }),
        goods('heading', '2801000000', { producline_suffix: '80' }),
        goods('heading', '2802000000'),
      ],
    };
    expect(headingPaths(answer, '/xi')).toEqual([
      '/xi/api/v2/headings/2801',
      '/xi/api/v2/headings/2802',
    ]);
  });

  it('goes from a heading to its declarable commodities alone', () => {
    const answer = {
      data: goods('heading', '0101000000', { declarable: false }),
      included: [
        goods('commodity', '0101210000', { declarable: false, producline_suffix: '10' }),
        goods('commodity', '0101210000', { declarable: true, producline_suffix: '80' }),
        goods('commodity', '0101290000', { declarable: false, producline_suffix: '80' }),
        goods('commodity', '0101291000', { leaf: true, producline_suffix: '80' }),
        goods('measure', '0101299000', { declarable: true }),
      ],
    };
    expect(commodityPaths(answer)).toEqual([
      '/api/v2/commodities/0101210000',
      '/api/v2/commodities/0101291000',
    ]);
  });

  it('ends at a heading that is itself declarable, and at anything that is no such answer', () => {
    expect(
      commodityPaths({ data: goods('heading', '0501000000', { declarable: true }), included: [] }),
    ).toEqual([]);
    expect([chapterPaths(null), headingPaths('x'), commodityPaths({ errors: [] })]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
