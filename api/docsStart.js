/** Starts the page at /docs: the description, with «try it» for every operation. */
const KEPT = 'landfall-key'; // in this tab alone, and gone with it
const ANY_CALCULATION = '019ac1a4-5d1f-7c3e-9b7a-2f6f0c1d8e42'; // of the example of a replay

/** Keeps the key that is entered, and forgets it with «Logout». */
const keepsKey = () => ({
  statePlugins: {
    auth: {
      wrapActions: {
        authorize: (authorize) => (entered) => {
          const { value } = entered.apiKey ?? {};
          if (typeof value === 'string') sessionStorage.setItem(KEPT, value);
          return authorize(entered);
        },
        logout: (logout) => (names) => {
          sessionStorage.removeItem(KEPT);
          return logout(names);
        },
      },
    },
  },
});

/** The example of a replay names no calculation of this workspace: its latest one stands in. */
async function withCalculation(request) {
  if (!request.url.endsWith('/v1/replay') || !request.body?.includes(ANY_CALCULATION))
    return request;
  const { Authorization = '' } = request.headers;
  const asked = await fetch('/v1/usage?action=calculate&limit=20', { headers: { Authorization } });
  const { data = [] } = await asked.json();
  const latest = data.find(({ status }) => status !== 'refunded');
  if (latest) request.body = request.body.replace(ANY_CALCULATION, latest.id);
  return request;
}

const page = SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#page',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  plugins: [keepsKey],
  requestInterceptor: withCalculation,
  tryItOutEnabled: true,
  validatorUrl: 'none', // asks nobody else
  onComplete: () => {
    const key = sessionStorage.getItem(KEPT);
    if (key !== null) page.preauthorizeApiKey('apiKey', key);
  },
});
