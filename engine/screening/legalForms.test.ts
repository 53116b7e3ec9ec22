import { describe, expect, it } from '@jest/globals';
import { normaliseName } from './normalise.ts';

const named = (written: string): string => normaliseName(written).words.join(' ');

describe('a legal form is set apart', () => {
  it.each([
    // Europe
    'Kalvoris Sp. z o.o.',
    'Kalvoris Sp.z.o.o.',
    'Kalvoris sp. z o. o.',
    'Kalvoris spzoo',
    'Kalvoris Spółka z ograniczoną odpowiedzialnością',
    'Kalvoris GmbH & Co. KG',
    'Kalvoris Gesellschaft mbH',
    'Kalvoris S.à r.l.',
    'Kalvoris a.s.',
    'Kalvoris A/S',
    'Kalvoris d.o.o.',
    'Kalvoris EOOD',
    'Kalvoris Kft.',
    'Kalvoris Oyj',
    'Kalvoris ApS',
    'UAB Kalvoris',
    'OÜ Kalvoris',
    'Kalvoris spol. s r.o.',
    // Russia and its neighbours, in both letters
    'ПАО Калворис',
    'OAO Kalvoris',
    'ЗАО «Калворис»',
    'Общество с ограниченной ответственностью «Калворис»',
    'Публичное акционерное общество Калворис',
    'ТОВ Калворис',
    'ПАТ Калворис',
    'ТОО Калворис',
    'Kalvoris Open Joint-Stock Company',
    // Asia
    'Kabushiki Kaisha Kalvoris',
    '株式会社 Kalvoris',
    '(株)Kalvoris',
    '㈱Kalvoris',
    '주식회사 Kalvoris',
    '㈜Kalvoris',
    'Kalvoris 有限公司',
    'Kalvoris 股份有限公司',
    'Kalvoris Sdn. Bhd.',
    'Kalvoris (Pvt.) Ltd.',
    'PT Kalvoris Tbk',
    'Công ty TNHH Kalvoris',
    'Kalvoris A.Ş.',
    'Kalvoris San. ve Tic. Ltd. Şti.',
    // Arabia and Iran
    'شركة Kalvoris',
    'Kalvoris FZE',
    'Kalvoris FZCO',
    'Kalvoris FZ-LLC',
    'Kalvoris W.L.L.',
    'Kalvoris S.A.L. (Off-Shore)',
    'Sherkat-e Kalvoris',
    // America
    'Kalvoris S. de R.L. de C.V.',
    'Kalvoris S.A.P.I. de C.V.',
    'Kalvoris & Cia. S. en C.',
    'Kalvoris L.L.C.',
  ])('%s', (written) => {
    expect(named(written)).toBe('kalvoris');
  });
});

describe('what looks like a legal form stays in a name', () => {
  it.each([
    ['Wang Mei', 'wang mei'],
    ['Sow Ba', 'sow ba'],
    ['Ivanov S. A.', 'ivanov s a'],
    ['Tao Teo', 'tao teo'],
    ['شمس', 'shams'],
  ])('%s', (written, words) => {
    expect(named(written)).toBe(words);
  });
});
