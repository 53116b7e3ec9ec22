import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { blockedReason } from './blocked.ts';
import type { ProductFacts } from './types.ts';

const NOTHING: ProductFacts = {
  siteName: null,
  title: null,
  description: null,
  brand: null,
  sku: null,
  gtin: null,
  mpn: null,
  category: null,
  material: null,
  color: null,
  price: null,
  currency: null,
  images: [],
  sources: [],
};

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const NAV =
  '<nav><a href="/">Home</a><a href="/men">Men</a><a href="/women">Women</a><a href="/login">Log in</a></nav>';
const FOOTER =
  '<footer><p>Customer service, delivery, returns, privacy, imprint. All prices include taxes.</p></footer>';
const shop = (title: string, main: string, head = ''): string =>
  page(title, `${NAV}<main>${main}</main>${FOOTER}`, head);

const WALLS: readonly (readonly [string, string])[] = [
  [
    'a captcha under the name of the shop',
    page(
      'Mugland',
      '<h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you\'re not a robot.</p><form action="/errors/validateCaptcha"><input name="field"></form>',
    ),
  ],
  ['a title alone', page('Robot Check', '<form><img src="/captcha.jpg"><input></form>')],
  [
    'a moment',
    page(
      'Just a moment...',
      '<h1>mugland.example</h1><p>Verifying you are human. This may take a few seconds.</p>',
    ),
  ],
  [
    'a moment in German',
    page(
      'Nur einen Moment…',
      '<h1>mugland.example</h1><p>Bestätigen Sie, dass Sie ein Mensch sind.</p>',
    ),
  ],
  [
    'a moment in a language unknown here',
    page('Wacht even', '<h1>mugland.example</h1><script>window._cf_chl_opt={}</script>'),
  ],
  [
    'attention',
    page(
      'Attention Required! | Cloudshield',
      '<h1>Sorry, you have been blocked</h1><p>You are unable to access mugland.example</p>',
    ),
  ],
  [
    'a refusal of an edge server',
    page(
      'Access Denied',
      '<h1>Access Denied</h1>You don\'t have permission to access "http&#58;&#47;&#47;mugland" on this server.<p>Reference #18.2d1</p>',
    ),
  ],
  [
    'a refusal with the name of the shop',
    page(
      'Access to this page has been denied | Mugland',
      '<p>Press &amp; Hold to confirm you are a human</p>',
    ),
  ],
  [
    'a pardon',
    page(
      'Pardon Our Interruption',
      '<h1>Pardon Our Interruption...</h1><p>As you were browsing something about your browser made us think you were a bot.</p>',
    ),
  ],
  [
    'an empty body and a script',
    page('mugland.example', '<script src="https://ct.captcha-delivery.com/c.js"></script>'),
  ],
  [
    'an incident',
    page(
      '',
      '<iframe src="/_Incapsula_Resource?SWUDNSAI=31"></iframe>Request unsuccessful. Incapsula incident ID: 1',
    ),
  ],
  [
    'a question',
    page('Are you human?', '<h1>Are you a robot?</h1><div class="g-recaptcha"></div>'),
  ],
  [
    'a check of the browser',
    page('DDoS-Guard', '<h1>Checking your browser before accessing mugland.example</h1>'),
  ],
  [
    'in Russian',
    page('Доступ ограничен', '<h1>Доступ ограничен</h1><p>Подтвердите, что вы не робот.</p>'),
  ],
  ['in Chinese', page('安全验证', '<p>请完成验证</p>')],
  [
    'in Japanese',
    page('アクセスが拒否されました', '<p>恐れ入りますが、しばらくしてからお試しください。</p>'),
  ],
  ['in French', page('Accès refusé', '<h1>Accès refusé</h1>')],
  ['in Spanish', page('Acceso denegado', '<h1>Acceso denegado</h1><p>No tiene permiso.</p>')],
  [
    'a shell of an application',
    page(
      'Shop',
      '<div id="root"></div><script src="/app.js"></script><noscript>You need JavaScript.</noscript>',
    ),
  ],
  [
    'a fault of its own',
    page(
      'Sorry! Something went wrong!',
      '<a href="/"><img src="/dog.jpg" alt="Try searching"></a>',
    ),
  ],
  [
    'a shop that is closed',
    page('Mugland', '<h1>We’ll be back soon!</h1><p>Our store is under maintenance.</p>'),
  ],
  [
    'a shop that is not open yet',
    page('Mugland', '<h1>Opening soon</h1><form><input type="password"></form>'),
  ],
  ['nothing', ''],
  ['a blank page', '<html><body>   \n</body></html>'],
];

const MISSING: readonly (readonly [string, string])[] = [
  [
    'a listing that ended',
    shop('Mugland', '<h1>This listing was ended by the seller</h1><p>Other mugs.</p>'),
  ],
  [
    'an item that was removed',
    shop('Mugland', '<h1>Sorry! This item has been removed.</h1><p>Other mugs.</p>'),
  ],
  [
    'in German, with a sigh',
    shop('Tassen', '<h1>Ups! Diese Seite existiert leider nicht mehr.</h1>'),
  ],
  [
    'in English',
    shop(
      'Page not found – Mugland',
      '<h1>Page not found</h1><p>Go back to our shop and look for other mugs.</p>',
    ),
  ],
  ['with its number', shop('404 Not Found', '<h1>404</h1><p>It is not here.</p>')],
  ['in the heading alone', shop('Mugland', '<h1>404</h1><p>Go on shopping.</p>')],
  [
    'that says sorry',
    shop('Mugland', "<h1>Sorry, this page isn't available.</h1><p>The link may be broken.</p>"),
  ],
  [
    'a product that is gone',
    shop('Mugland', '<h1>This product is no longer available</h1><p>You may like these mugs.</p>'),
  ],
  [
    'a product that was never there',
    shop('Product not found | Mugland', '<h1>Product not found</h1>'),
  ],
  ['we cannot find it', shop('Mugland', '<h1>We couldn’t find that page</h1><p>Try a search.</p>')],
  ['in German', shop('Seite nicht gefunden | Tassenland', '<h1>Seite nicht gefunden</h1>')],
  ['in French', shop('Page introuvable', '<h1>La page demandée est introuvable</h1>')],
  ['in Spanish', shop('Página no encontrada', '<h1>Página no encontrada</h1>')],
  ['in Italian', shop('Pagina non trovata', '<h1>Ops!</h1>')],
  ['in Dutch', shop('Pagina niet gevonden - Bekers', '<h1>Oeps</h1>')],
  ['in Polish', shop('Kubki', '<h1>Nie znaleziono strony</h1>')],
  ['in Swedish', shop('Muggar', '<h1>Sidan kunde inte hittas</h1>')],
  ['in Russian', shop('Страница не найдена', '<h1>Ой</h1>')],
  ['in Japanese', shop('マグカップ', '<h1>お探しのページが見つかりませんでした。</h1>')],
  ['in Chinese', shop('杯子', '<h1>页面不存在</h1>')],
  ['in Korean', shop('머그컵', '<h1>페이지를 찾을 수 없습니다</h1>')],
  ['in Turkish', shop('Sayfa bulunamadı', '<h1>Sayfa bulunamadı!</h1>')],
];

const FIELD =
  '<form><input name="email"><input type="password" name="password"><button>Go</button></form>';
const LOGINS: readonly (readonly [string, string])[] = [
  ['that offers an account', shop('Sign-In', `<h1>Sign in or create account</h1>${FIELD}`)],
  ['in English', shop('Sign in – Mugland', `<h1>Sign in</h1>${FIELD}`)],
  ['that wants one to go on', shop('Mugland', `<h1>Please log in to continue</h1>${FIELD}`)],
  ['of dealers', shop('Dealer login', `<h1>Dealer Login</h1>${FIELD}`)],
  ['in German', shop('Anmelden', `<h1>Anmelden</h1>${FIELD}`)],
  ['in French', shop('Connexion | Tasses', `<h2>Connexion</h2>${FIELD}`)],
  ['in Polish', shop('Kubki', `<h1>Zaloguj się</h1>${FIELD}`)],
  ['in Japanese', shop('ログイン', `<h1>ログイン</h1>${FIELD}`)],
];

const MUG =
  '<h1>Stoneware mug</h1><p>Glazed stoneware, 350 ml, dishwasher safe. Handmade in Portugal.</p>';
const STATED: ProductFacts = {
  ...NOTHING,
  title: 'Stoneware mug',
  price: 12,
  sources: ['json-ld'],
};
const PRODUCTS: readonly (readonly [string, string, ProductFacts])[] = [
  ['a plain one', shop('Stoneware mug', MUG), NOTHING],
  [
    'the smallest',
    page('Mug', '<h1>Mug</h1><p>White stoneware mug with a handle, 350 ml.</p>'),
    NOTHING,
  ],
  [
    'a form that is guarded',
    shop(
      'Stoneware mug',
      `${MUG}<p>This site is protected by reCAPTCHA.</p><div class="g-recaptcha"></div>`,
    ),
    NOTHING,
  ],
  [
    'a script of a shield',
    shop(
      'Stoneware mug',
      `${MUG}<script src="/_Incapsula_Resource?x=1"></script>${'<p>Fired twice at a high temperature.</p>'.repeat(10)}`,
    ),
    NOTHING,
  ],
  [
    'a script of another shield',
    shop(
      'Stoneware mug',
      `${MUG}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
    ),
    NOTHING,
  ],
  [
    'a login beside it',
    shop('Stoneware mug', `${MUG}<div class="modal"><h2>Log in</h2>${FIELD}</div>`),
    STATED,
  ],
  [
    'words in passing',
    shop(
      'Stoneware mug',
      `${MUG}<p>Robot check, access denied, page not found, just a moment: read our FAQ.</p>`,
    ),
    NOTHING,
  ],
  [
    'a name like a wall',
    shop('Access Denied T-shirt', '<h1>Access Denied T-shirt</h1><p>Organic cotton.</p>'),
    NOTHING,
  ],
  [
    'a name like a wall, with its facts',
    shop('Robot Check', '<h1>Robot Check</h1><p>A board game.</p>'),
    STATED,
  ],
  [
    'a name with the number',
    shop('Peugeot 404 model car', '<h1>Peugeot 404 model car</h1><p>Die-cast, scale 1:18.</p>'),
    NOTHING,
  ],
  [
    'a part of that number',
    shop('Brake pads | 404 | Parts', '<h1>Brake pads</h1><p>Set of four ceramic pads.</p>'),
    NOTHING,
  ],
  ['nothing but facts for machines', page('', '<div id="app"></div>'), STATED],
  [
    'facts of social networks',
    page('Mug', '<div id="app"></div>'),
    { ...NOTHING, title: 'Mug', sources: ['open-graph'] },
  ],
  [
    'a product sold out',
    shop('Mug', '<h1>Stoneware mug</h1><p>This product is currently not available.</p>'),
    NOTHING,
  ],
  [
    'a game about captchas',
    shop('Captcha: the party game', '<h1>Captcha: the party game</h1><p>For 3 to 8 players.</p>'),
    STATED,
  ],
];

describe('a wall against robots', () => {
  it.each(WALLS)('%s', (_, html) => {
    expect(blockedReason(html, NOTHING)).toBe('page_blocked');
  });
});

describe('a missing page', () => {
  it.each(MISSING)('%s', (_, html) => {
    expect(blockedReason(html, { ...NOTHING, title: 'Whatever', sources: ['text'] })).toBe(
      'page_not_found',
    );
  });
});

describe('a login', () => {
  it.each(LOGINS)('%s', (_, html) => {
    expect(blockedReason(html, NOTHING)).toBe('login_required');
  });
});

describe('a product page', () => {
  it.each(PRODUCTS)('%s is taken', (_, html, product) => {
    expect(blockedReason(html, product)).toBeNull();
  });
});

it.each([
  [
    'nested',
    `<title>Silk tie</title>${'<div>'.repeat(400_000)}text${'</div>'.repeat(400_000)}`,
    'page_blocked',
  ],
  [
    'of one element with very many attributes',
    `<title>Silk tie</title><div ${'a=1 '.repeat(200_000)}>text</div>`,
    null,
  ],
])('a document %s without end is judged by its beginning', (_, html, reason) => {
  expect(blockedReason(html, NOTHING)).toBe(reason);
});

it.each([
  ['in English', '<title>Short</title><h1>Short</h1><p>Silk tie made in Italy</p>'],
  ['in Japanese', '<title>日本製の絹のネクタイ</title><h1>日本製の絹のネクタイ</h1>'],
])('a short page without scripts says all it has to say: %s', (_, html) => {
  expect(blockedReason(html, NOTHING)).toBeNull();
  expect(blockedReason(`${html}<script>load()</script>`, NOTHING)).toBe('page_blocked');
});

it('a page that states a product for machines is taken, whatever it says; no page makes the judgement fail', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '<h1',
    '<title>',
    '</',
    '<script>',
    'Access denied',
    '404',
    ' ',
    'x',
    '\0',
  );
  const reasons = [null, 'page_blocked', 'page_not_found', 'login_required'];
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const html = pieces.join('');
      expect(blockedReason(html, STATED)).toBeNull();
      expect(reasons).toContain(blockedReason(html, NOTHING));
    }),
  );
});
