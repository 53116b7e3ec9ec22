import { describe, expect, it } from '@jest/globals';
import { classify } from './classify.ts';
import { testEdition } from './testEdition.ts';
import { unreadLanguageOf } from './unreadLanguage.ts';

describe('the language of a text that is not read', () => {
  it.each([
    ['حقيبة يد نسائية جلد', 'Arabic'],
    ['کیف دستی زنانه چرم', 'Persian'],
    ['תיק יד מעור לנשים', 'Hebrew'],
    ['Γυναικεία τσάντα από δέρμα', 'Greek'],
    ['กระเป๋าถือหนังผู้หญิง', 'Thai'],
    ['महिलाओं का चमड़े का बैग', 'Hindi'],
    ['Жіноча сумка зі шкіри', 'Ukrainian'],
    ['Дамска чанта със дълга дръжка', 'Bulgarian'],
    ['Kadın için deri çanta', 'Turkish'],
    ['Väska för dam och herr', 'Swedish'],
    ['Taske til børn og voksne', 'Danish'],
    ['Veske uten lokk og hvit', 'Norwegian'],
    ['Naisten laukku, musta nahka', 'Finnish'],
    ['Dámská kabelka pro ženy, kůže', 'Czech'],
    ['Dámska kabelka pre ženy, koža', 'Slovak'],
    ['Női bőr táska', 'Hungarian'],
    ['Geantă din piele pentru femei', 'Romanian'],
    ['Túi xách da cho nữ', 'Vietnamese'],
    ['Tas wanita dengan tali kulit', 'Indonesian or Malay'],
    ['Férfi bőr pénztárca fekete', 'Hungarian'],
    ['Чоловічі черевики', 'Ukrainian'],
    ['Дамска кожена чанта черна', 'Bulgarian'],
    ['kniha', 'Czech or Slovak'],
    ['Bebek arabası', 'Turkish'],
    ['Máy sấy tóc 2000W', 'Vietnamese'],
    ['เคส iPhone 14 ซิลิโคน', 'Thai'],
    ['θήκη κινητού για iPhone 14 silicone', 'Greek'],
    ['Nabíječka USB-C 65W', 'Czech or Slovak or Croatian or Slovenian'],
  ])('%s: %s', (text, language) => {
    expect(unreadLanguageOf(text)).toBe(language);
  });

  it.each([
    'Ladies leather bag with strap, Ø 38 mm, 5 µm',
    'Damentasche für Größe 38 aus Leder und Baumwolle',
    'Sac à main en cuir pour femme, façon Škoda',
    'Bolso de piel para niños y señoras',
    'Borsa di pelle per la donna',
    'Tas van leer groter dan de oude',
    'Torba skórzana dla kobiet za darmo, bez paska, od zaraz, żółta',
    'Bolsa de couro para o bebê, sem alça',
    '女士真皮手提包',
    'レディース 革 バッグ',
    '여성 가죽 가방',
    'Женская сумка из кожи, объём 5 л, съёмный ремень, подъёмник',
    'strawberry jam',
    'Telefonhülle, Geschenk-Set, Tok',
    'MacBook Pro case',
    '12345',
  ])('none is seen in %s', (text) => {
    expect(unreadLanguageOf(text)).toBeNull();
  });
});

describe('an answer', () => {
  const edition = testEdition();
  const told = (description: string): string => {
    const answer = classify({ description }, edition, {
      destination: 'US',
      effort: 'mini',
      blocked: [],
    });
    return 'refused' in answer ? answer.message : answer.reasoning;
  };

  it('says which language was not read where nothing is named', () => {
    expect(told('Γυναικεία τσάντα')).toMatch(
      /^None of the words is known.* The text seems to be in Greek, which is not read; send it in English, German, .* or Russian\.$/,
    );
  });

  it('says so too where an English name is known in the midst of it', () => {
    expect(told('Klocka för herr, leather watch strap')).toContain(
      'What is in Swedish was not read.',
    );
  });

  it('says nothing of a brand', () => {
    expect(told('Škoda leather watch strap')).not.toContain('not read');
  });

  it('is none where letters of another language make a name of goods by accident', () => {
    expect(told('Női T-shirt rövid ujjú, pamut, fekete')).toMatch(/seems to be in Hungarian/);
  });

  it('names the languages that are read, all of them', () => {
    expect(told('Γυναικεία τσάντα')).toContain(
      'English, German, French, Spanish, Italian, Dutch, Polish, Portuguese, Chinese, Japanese, Korean or Russian.',
    );
  });

  it('says so too where only words of a label matched', () => {
    expect(told('Dammsugare och jewellery för hemmet')).toContain('seems to be in Swedish');
  });
});
