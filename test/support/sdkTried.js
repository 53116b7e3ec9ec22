/**
 * What a client is used for, in whatever runs it: called from Node, Deno, Bun and a worker of a
 * browser alike.
 *
 * @param {typeof import('../../sdk/src/index.ts')} sdk the built client
 * @param {string} baseUrl
 * @param {{ secret: string, headers: Record<string, string>, body: string }} signed
 */
export async function tryClient({ landfall, verifyWebhook }, baseUrl, { secret, headers, body }) {
  const client = landfall({ baseUrl, key: 'lf_test_key' });
  const shirt = { description: 'T-shirt', destinationCountry: 'US' };
  const { data } = await client.classify(shirt); // busy at first
  const actions = [];
  for await (const { action } of client.each('usage')) actions.push(action);
  const refused = await client.me().catch((cause) => `${cause.name} ${cause.code}`);
  const { type } = await verifyWebhook(secret, headers, body);
  const forged = await verifyWebhook(secret, headers, `${body} `).catch((cause) => cause.name);
  return { code: data.hsCode, actions, refused, type, forged };
}
