/** Japanese kana as the lists spell them: Hepburn, long vowels short. */
import anyAscii from 'any-ascii';

/** A run of kana in Latin letters, as one word. */
export function kanaWord(run: string): string {
  const letters = [...run.normalize('NFKC')].map((sign) => DRAWN[sign] ?? anyAscii(sign));
  return letters
    .join('')
    .toLowerCase()
    .replaceAll(/([sc]h|j)i~y?([aueo])/g, '$1$2')
    .replaceAll(/i~(y[aueo])/g, '$1')
    .replaceAll(/[aiueo]~([aiueo])/g, '$1')
    .replaceAll(/=(?=([a-z]))/g, (_, next: string) => next)
    .replaceAll(/[~=-]/g, '')
    .replaceAll(/o[ou]+/g, 'o')
    .replaceAll(/u{2,}/g, 'u');
}

/** Small signs that change the one before or behind them, and the bar of a long vowel. */
const DRAWN: Readonly<Record<string, string>> = {
  ャ: '~ya',
  ュ: '~yu',
  ョ: '~yo',
  ゃ: '~ya',
  ゅ: '~yu',
  ょ: '~yo',
  ァ: '~a',
  ィ: '~i',
  ゥ: '~u',
  ェ: '~e',
  ォ: '~o',
  ッ: '=',
  っ: '=',
  ー: '',
  シ: 'shi',
  し: 'shi',
  チ: 'chi',
  ち: 'chi',
  ツ: 'tsu',
  つ: 'tsu',
  フ: 'fu',
  ふ: 'fu',
  ジ: 'ji',
  じ: 'ji',
};
