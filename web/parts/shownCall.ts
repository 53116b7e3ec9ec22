/** A call as a program would make it; its key is a placeholder. */
import { view, type View } from '../view.ts';
import type { PageVisit } from '../visit.ts';

interface Shown {
  visit: PageVisit;
  /** Path of the interface. */
  path: string;
  /** Name of the call in the client. */
  call: string;
  body: unknown;
}

/** As curl, and as code of the client; folded. */
export const ShownCall = ({ visit, path, call, body }: Shown): View =>
  view`<details class="call">
    <summary>${visit.texts.trial.asCall}</summary>
    <h3>curl</h3>
    <pre tabindex="0"><code>${curlOf(visit, path, body)}</code></pre>
    <h3>TypeScript</h3>
    <pre tabindex="0"><code>${codeOf(visit, call, body)}</code></pre>
  </details>`;

function curlOf({ address }: PageVisit, path: string, body: unknown): string {
  const json = JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`);
  return [
    `curl -s ${address.origin}${path} \\`,
    `  -H "Authorization: Bearer $LANDFALL_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${json}'`,
  ].join('\n');
}

const codeOf = ({ address }: PageVisit, call: string, body: unknown): string =>
  [
    `import { landfall } from 'landfall';`,
    '',
    `const client = landfall({ baseUrl: '${address.origin}', key: process.env.LANDFALL_KEY });`,
    `const { data } = await client.${call}(${JSON.stringify(body, null, 2)});`,
  ].join('\n');
