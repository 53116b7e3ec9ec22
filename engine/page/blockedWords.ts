/**
 * What pages say that are no product pages, in the languages of the shops that are read; our own
 * collection from what such pages show, November 2026. Lower case, blanks and stops folded.
 */

// bounded: lines of 600 characters, and a text of 2,500 and one piece more; see LINE_CHARACTERS_MAX
// in blocked.ts
const oneOf = (...phrases: string[]): RegExp => new RegExp(phrases.join('|'), 'u');

/** What such a sentence begins with. */
export const SIGHS =
  /^(?:(?:oops|whoops|ups|ops|oups|oeps|hoppla|oh no|uh oh|sorry|we(?:'|’)?re sorry|we are sorry|désolée?s?|lo sentimos|spiacenti|entschuldigung|leider|helaas|desculpe|beklager|przepraszamy|упс|извините|申し訳(?:ありません|ございません)|抱歉|对不起|죄송합니다) )+/u;

/** Walls against robots, by the sentences that they show to people. */
export const WALLS = oneOf(
  'robot check',
  'robot or human',
  'are you (?:a )?(?:robot|human)',
  "(?:please )?(?:verify|confirm|prove) (?:that )?you(?: are|'re|’re) (?:a )?(?:human|not a robot|not a bot)",
  'verifying (?:that )?you are human(?: this may take a few seconds)?',
  'just a moment',
  'one moment(?:,)? please',
  'attention required',
  'access (?:to this page )?(?:has been |is |was )?(?:denied|blocked|restricted|forbidden)',
  'you have been blocked',
  'sorry you have been blocked',
  'pardon our interruption',
  'checking your browser(?: before accessing .{1,80})?',
  'security (?:check|challenge|verification)',
  '(?:human|bot|browser|captcha) (?:verification|check|challenge)',
  'captcha',
  'ddos-guard',
  'ddos protection by .{1,40}',
  'request (?:unsuccessful|blocked|rejected|could not be satisfied)',
  'the request could not be satisfied',
  '(?:error )?403(?: -)? ?forbidden',
  'too many requests',
  'unusual traffic(?: from your computer network)?',
  'enable javascript and cookies to continue',
  'please enable (?:javascript|js)(?: and (?:cookies|disable any ad blocker))?',
  // and shops that are closed for a while
  'something went wrong(?: on our end)?',
  '(?:(?:error )?50[0-4] )?(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out)',
  'temporarily unavailable',
  "we(?:'|’)?(?:ll| will) be (?:right )?back(?: soon| shortly)?",
  "(?:(?:site|shop|store|we are|we're|we’re) )?(?:currently )?(?:under|in|down for) maintenance",
  'maintenance(?: mode)?|wartungsarbeiten|wartungsmodus|site en maintenance|en mantenimiento|in manutenzione',
  '(?:opening|coming) soon',
  'nur einen moment',
  'sicherheits(?:überprüfung|prüfung|abfrage)',
  'zugriff (?:verweigert|blockiert)',
  'bestätigen sie,? dass sie (?:ein mensch|kein roboter) sind',
  'un instant',
  'un momento',
  'accès (?:refusé|bloqué|interdit)',
  'êtes-vous un robot',
  'vérification de sécurité',
  'acceso (?:denegado|bloqueado)',
  'no soy un robot',
  'accesso (?:negato|bloccato)',
  'acesso (?:negado|bloqueado)',
  'toegang geweigerd',
  'dostęp zabroniony',
  'erişim engellendi',
  'доступ (?:ограничен|запрещ[её]н|заблокирован)',
  'вы (?:не )?робот',
  'подтвердите,? что вы не робот',
  '访问被拒绝',
  '安全(?:验证|驗證|检查)',
  '人机验证',
  '滑动验证',
  '请完成验证',
  'アクセス(?:が拒否されました|拒否)',
  'ロボットではありません',
  'しばらくお待ちください',
  '접근이 (?:거부|차단)되었습니다',
  '로봇이 아닙니다',
);

/** What only a wall against robots says in the middle of its text. */
export const WALL_SENTENCES = oneOf(
  "(?:verify|confirm|prove|make sure|ensure) (?:that )?you(?: are|'re|’re) (?:a human|human|not a robot|not a bot)",
  'enter the characters you see below',
  'enable javascript and cookies to continue',
  'your (?:browser|connection) is being checked|checking your browser before',
  'unusual traffic from your (?:computer )?network',
  'access to this (?:page|resource|website) (?:has been|is|was) (?:denied|blocked)',
  "you don(?:'|’)t have permission to access",
  'incapsula incident id',
  'complete the (?:captcha|security check)',
  'press (?:&|and) hold to confirm',
  'подтвердите,? что вы не робот',
  '请完成(?:安全)?验证',
);

/**
 * What only a robot check has in its markup; pages that merely guard a form have it too, but say
 * more.
 */
export const WALL_MARKS =
  /captcha-delivery\.com|px-captcha|validatecaptcha|_incapsula_resource|cf-(?:challenge|browser-verification|turnstile-response)|challenge-form|cdn-cgi\/challenge-platform\/h\/|_cf_chl_opt|aws-?waf-?(?:captcha|token)|awswafintegration|arkoselabs\.com|punish\?x5secdata/iu;

/** Pages that are missing, by their title or heading. */
export const MISSING = oneOf(
  '(?:http )?(?:error )?404(?: error)? (?:- |– |— )?(?:page |file )?not found',
  '410 gone',
  "(?:this |the |that )?(?:page|product|item|listing)(?: you (?:are|were|'re|’re) looking for)?(?: you requested)? (?:was not|is not|isn't|isn’t|not|could not be|couldn't be|couldn’t be|cannot be|can't be|can’t be|wasn't|wasn’t) (?:found|available)",
  "(?:this |the )?(?:page|product|item|listing) (?:(?:you are looking for )?(?:does not|doesn't|doesn’t|no longer) exists?|is (?:no longer|not longer|currently not) available|is unavailable|has been (?:removed|deleted|discontinued))",
  'not found',
  '(?:this |the )?(?:listing|auction|offer)(?: has| was)? ended(?: by the seller)?',
  '(?:diese |die )?(?:seite|artikel|produkt) existiert (?:leider )?nicht(?: mehr)?',
  'page unavailable',
  "we (?:could not|couldn't|couldn’t|can't|can’t|cannot) find (?:that|this|the) (?:page|product|item)(?: you(?: are|'re|’re) looking for)?",
  '(?:diese |die )?(?:seite|artikel|produkt)(?: wurde)?(?: leider)? nicht (?:mehr )?(?:gefunden|vorhanden|verfügbar)',
  '(?:page|produit|article) (?:introuvable|non trouvée?|inexistante?)',
  "(?:la )?page (?:demandée |que vous recherchez )?(?:est introuvable|n'existe (?:pas|plus)|n’existe (?:pas|plus))",
  '(?:página|producto|produto) (?:no|não) (?:encontrad[oa]|existe)',
  'pagina (?:non trovata|niet gevonden|inesistente)',
  'prodotto non (?:trovato|disponibile)',
  'sidan (?:hittades inte|kunde inte hittas|finns inte)',
  'siden (?:ble ikke funnet|blev ikke fundet|findes ikke|finnes ikke)',
  'sivua ei löyt(?:ynyt|y)',
  '(?:nie znaleziono (?:strony|produktu)|strona nie (?:istnieje|została znaleziona))',
  'str[aá]nka (?:nenalezena|nebyla nalezena|nebola nájdená|neexistuje)',
  'az oldal nem található',
  'sayfa bulunamadı',
  'страница не (?:найдена|существует)',
  'товар не найден',
  'сторінк[уа] не знайдено',
  'η σελίδα δεν βρέθηκε',
  'ページが見つかりません(?:でした)?',
  'お探しのページ(?:は|が)(?:見つかりません(?:でした)?|ありません|存在しません)',
  '(?:页面|頁面|商品)(?:不存在|未找到|找不到|已下架)',
  '(?:找不到|未找到)(?:页面|頁面|该页面|該頁面)',
  '페이지를 찾을 수 없습니다',
  'الصفحة غير موجودة',
  'ไม่พบหน้า(?:ที่คุณต้องการ)?',
);

/** A heading that is nothing but the number of an error. */
export const ERROR_NUMBERS = /^(?:http )?(?:error )?(?:404|410)(?: error)?$/u;

/** Logins, by their title or heading. */
export const LOGINS = oneOf(
  '(?:please )?(?:log|sign)[ -]?in(?: to (?:continue|your account|see this page|view this page))?(?: or (?:register|create (?:an |your )?account|sign up))?',
  '(?:customer |member |account |user |dealer |b2b )?log ?in',
  'login required',
  'members only',
  '(?:bitte )?(?:anmelden|einloggen|melden sie sich an)',
  '(?:kunden-?)?(?:login|anmeldung)',
  '(?:se connecter|connexion|connectez-vous|identifiez-vous|identification)',
  'iniciar sesi[oó]n|inicia sesi[oó]n|identifícate',
  'accedi|accesso clienti',
  'iniciar sessão|fazer login|entrar',
  'inloggen|logga in|logg inn|log ind|kirjaudu(?: sisään)?',
  'zaloguj(?: się)?|logowanie',
  'přihlášení|prihlásenie|bejelentkezés|autentificare',
  'giriş yap|üye girişi',
  'вход|войти|авторизация|вхід',
  'ログイン|登录|登錄|로그인|تسجيل الدخول|เข้าสู่ระบบ',
);
