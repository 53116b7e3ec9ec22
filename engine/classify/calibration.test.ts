import { describe, expect, it } from '@jest/globals';
import { calibrated, type Signals } from './calibration.ts';

const SURE: Signals = {
  kind: 'sentence',
  share: 0.95,
  margin: 0.9,
  lexicon: 1,
  article: 1.5,
  rival: 0.2,
  explained: 1,
  unknown: 0,
  open: 0.1,
  agrees: true,
};

describe.each(['terse', 'sentence', 'listing'] as const)('calibration of a %s', (kind) => {
  const sure = { ...SURE, kind };

  it('stays between 0 and 1 at the ends', () => {
    for (const share of [0, 0.001, 0.999, 1]) {
      const probability = calibrated('subheading', { ...sure, share });
      expect(probability).toBeGreaterThan(0);
      expect(probability).toBeLessThan(1);
    }
  });

  it('grows with the share and falls with unknown words', () => {
    expect(calibrated('subheading', sure)).toBeGreaterThan(
      calibrated('subheading', { ...sure, share: 0.4 }),
    );
    expect(calibrated('subheading', sure)).toBeGreaterThan(
      calibrated('subheading', { ...sure, unknown: 0.5 }),
    );
  });

  it('is never less sure of a shorter code', () => {
    for (const share of [0.3, 0.6, 0.95]) {
      const at = (level: 'chapter' | 'heading' | 'subheading'): number =>
        calibrated(level, { ...sure, share });
      expect(at('heading')).toBeGreaterThanOrEqual(at('subheading'));
      expect(at('chapter')).toBeGreaterThanOrEqual(at('heading'));
    }
  });
});
