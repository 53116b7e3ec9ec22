/** What programs say of themselves, as far as this server offers it (RFC 7591, 2). */

export const GRANT_TYPES: readonly string[] = ['authorization_code', 'refresh_token'];
export const RESPONSE_TYPES: readonly string[] = ['code'];
export const AUTH_METHODS: readonly string[] = [
  'none',
  'client_secret_basic',
  'client_secret_post',
];

/** Our own command line, known without a registration; for it alone a token becomes an API key. */
export const COMMAND_LINE = {
  client_id: 'landfall-command-line',
  client_name: 'Landfall command line',
  redirect_uris: ['http://127.0.0.1/callback'], // on any port (RFC 8252, 7.3)
  grant_types: ['authorization_code'],
  response_types: RESPONSE_TYPES,
} as const;

type Metadata = Record<string, unknown>;

/**
 * The same without what is for other servers: further grant and response types, scopes, and a way
 * to prove itself where the program can do without. Who names none proves nothing and gets no secret. A server may replace what it does not offer;
 * to refuse the whole for a device grant would lock out editors in wide use.
 */
export function offered(metadata: Metadata): Metadata {
  const { scope: _scope, ...rest } = metadata; // each request names its own
  return {
    ...rest,
    ...narrowed(rest, 'grant_types', GRANT_TYPES),
    ...narrowed(rest, 'response_types', RESPONSE_TYPES),
    ...(canDoWithout(rest) ? { token_endpoint_auth_method: 'none' } : {}),
  };
}

function narrowed(metadata: Metadata, name: string, known: readonly string[]): Metadata {
  const stated = metadata[name];
  if (!Array.isArray(stated)) return {};
  const kept = stated.filter((one) => known.includes(one as string));
  return kept.length === 0 ? {} : { [name]: kept }; // nothing in common: refused as it stands
}

function canDoWithout({
  token_endpoint_auth_method: method,
  token_endpoint_auth_methods_supported: others,
}: Metadata): boolean {
  if (method === undefined) return true;
  const isOffered = AUTH_METHODS.includes(method as string);
  return !isOffered && Array.isArray(others) && others.includes('none');
}

const isMetadata = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same of printed JSON; what is none, or no object, stays as it is. */
export function offeredAsText(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text);
    return isMetadata(parsed) ? JSON.stringify(offered(parsed)) : text;
  } catch {
    return text;
  }
}
