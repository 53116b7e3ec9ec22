/**
 * Stands in for a language model: an OpenAI-compatible chat-completions endpoint that answers as it
 * is told.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model is asked, as the endpoint received it. */
export interface AskedModel {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema: { strict: boolean; schema: Schema } };
    temperature?: number;
  };
}

interface Schema {
  properties: {
    code: { enum: (string | null)[] };
    axes: { properties: Record<string, { enum: (string | null)[] }> };
  };
}

/** One answer of the endpoint. */
export interface Said {
  /** The object that the model writes. */
  reply?: unknown;
  /** The text that the model writes, where that is not an object alone. */
  text?: string;
  /** The model declines in the protocol's own field. */
  refusal?: string;
  finishReason?: string;
  /** The whole body, in the place of a completion. */
  rawBody?: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Answers 400 to a request with `response_format`, and this to one without. */
  takesNoSchema?: boolean;
  /** Comes only after this time; Infinity: never. */
  afterMs?: number;
}

export interface StandInModel {
  /** For `LLM_BASE_URL`. */
  url: string;
  /** Answers, one after the other; the last one stays. */
  say: (...said: readonly Said[]) => void;
  /** Requests since the last `say`. */
  asked: () => AskedModel[];
  stop: () => Promise<void>;
}

/** Starts it on a free port. Stop it in `afterAll`. */
export async function startLanguageModel(): Promise<StandInModel> {
  let queue: Said[] = [];
  let log: AskedModel[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      log.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const said = queue[0] ?? { status: 404 };
      const refusesSchema = said.takesNoSchema === true && body.response_format !== undefined;
      if (!refusesSchema && queue.length > 1) queue.shift();
      if (said.afterMs === Infinity) return;
      setTimeout(() => send(response, refusesSchema ? NO_SCHEMA : said), said.afterMs ?? 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}/v1`,
    say: (...said) => {
      queue = [...said];
      log = [];
    },
    asked: () => [...log],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const NO_SCHEMA: Said = {
  status: 400,
  rawBody:
    '{"error":{"message":"Unknown parameter: response_format","type":"invalid_request_error"}}',
};

async function readBody(request: IncomingMessage): Promise<AskedModel['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedModel['body'];
}

function send(response: ServerResponse, said: Said): void {
  const { status = 200, headers = {}, finishReason = 'stop', refusal = null } = said;
  const content = refusal === null ? (said.text ?? JSON.stringify(said.reply)) : null;
  const body = said.rawBody ?? JSON.stringify(completionOf(content, refusal, finishReason));
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

const completionOf = (
  content: string | null,
  refusal: string | null,
  finishReason: string,
): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [
    { index: 0, finish_reason: finishReason, message: { role: 'assistant', content, refusal } },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
