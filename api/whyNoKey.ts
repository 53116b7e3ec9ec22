/** Why a request has no key: in one sentence, which never repeats what may be one. */
import type { ApiContext } from './route.ts';

const HOW = 'Send the API key in the header "Authorization: Bearer <API_KEY>"';

/** Headers in which other services take keys. */
const OTHER_HEADERS = [
  'X-Api-Key',
  'Api-Key',
  'ApiKey',
  'X-Auth-Token',
  'X-Access-Token',
  'X-Authorization',
  'Proxy-Authorization',
] as const;
const OTHER_SCHEMES = ['Basic', 'Digest', 'Token', 'ApiKey', 'Api-Key', 'Key', 'JWT'] as const;
const QUERY_NAMES = ['api_key', 'apikey', 'api-key', 'access_token', 'token', 'key'] as const;

/** What was found in the place of a valid key. */
export function whyNoKey({ req, query }: Pick<ApiContext, 'req' | 'query'>): string {
  const { authorization } = req.headers;
  if (authorization !== undefined && authorization.trim() !== '') return inHeader(authorization);
  const header = OTHER_HEADERS.find((name) => req.headers[name.toLowerCase()] !== undefined);
  if (header) return `The header ${header} is not read. ${HOW}.`;
  const name = QUERY_NAMES.find((one) => query[one] !== undefined);
  if (name) return `A key in the address ("${name}") is not read: addresses are logged. ${HOW}.`;
  return `There is no API key. ${HOW}.`;
}

function inHeader(authorization: string): string {
  const [scheme = '', ...rest] = authorization.trim().split(/ +/);
  if (/^bearer$/i.test(scheme))
    return rest.length === 0
      ? `There is no key after "Bearer". ${HOW}.`
      : 'This API key is not valid: it is unknown, revoked or expired.';
  const other = OTHER_SCHEMES.find((one) => one.toLowerCase() === scheme.toLowerCase());
  if (other) return `The scheme "${other}" of the header Authorization is not read. ${HOW}.`;
  return `The header Authorization does not begin with "Bearer" and a blank. ${HOW}.`;
}
