/**
 * The tools, prompts and resources that the conformance suite of the protocol calls, answered in
 * the place of ours by the endpoint itself: address, access, transport and library are those of the
 * service.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  createRequestStateCodec,
  inputRequired,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type AgentRequest, askerWithin } from '../../api/mcp/server.ts';
import type { Json } from './service.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const WAV = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA==';

const text = (words: string): Json => ({ type: 'text', text: words });
const image: Json = { type: 'image', data: PNG, mimeType: 'image/png' };
const resource = (uri: string, mimeType: string, words: string): Json => ({
  type: 'resource',
  resource: { uri, mimeType, text: words },
});
const said = (...content: Json[]): Json => ({ content });

const codec = createRequestStateCodec<{ step: number }>({ key: new Uint8Array(32).fill(7) });

const form = (message: string, field: string, type = 'string'): Json =>
  inputRequired.elicit({
    mode: 'form',
    message,
    requestedSchema: { type: 'object', properties: { [field]: { type } }, required: [field] },
  } as Json);
const sampling = (question: string): Json =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: question } }],
    maxTokens: 100,
  });

type Handle = (context: ServerContext, server: Server, request: AgentRequest) => Json;

/** Asks all of these at once, until each is answered. */
const asking =
  (requests: Record<string, Json>, withState = false): Handle =>
  async ({ mcpReq }) => {
    const answers = mcpReq.inputResponses ?? {};
    const missing = Object.keys(requests).filter((key) => !isAnswer(answers[key]));
    if (missing.length === 0) return said(text(`state-ok ${JSON.stringify(answers)}`));
    const inputRequests = Object.fromEntries(missing.map((key) => [key, requests[key]]));
    return inputRequired({
      inputRequests,
      ...(withState ? { requestState: await codec.mint({ step: 1 }) } : {}),
    });
  };

const isAnswer = (answer: Json): boolean =>
  answer !== undefined &&
  (answer.action === undefined || answer.action !== 'accept' || answer.content);

/** Asks within the call, as clients of 2025-11-25 are asked to approve. */
const askingNow =
  (properties: Json): Handle =>
  async ({ mcpReq }, server, request) => {
    const requestedSchema = { type: 'object', properties, required: [] };
    const params = { message: 'Tell us more', requestedSchema };
    const answer: Json = await askerWithin(
      request,
      mcpReq,
      server,
    )?.({ method: 'elicitation/create', params });
    const { action = 'cancel', content = {} } = answer ?? {};
    return said(
      text(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`),
    );
  };

const OPTIONS = ['option1', 'option2', 'option3'];
const titled = (...words: string[]): Json[] =>
  words.map((title, at) => ({ const: `value${at + 1}`, title }));

const ENUMS: Json = {
  untitledSingle: { type: 'string', enum: OPTIONS },
  titledSingle: {
    type: 'string',
    oneOf: titled('First Option', 'Second Option', 'Third Option'),
  },
  legacyEnum: {
    type: 'string',
    enum: ['opt1', 'opt2', 'opt3'],
    enumNames: ['Option One', 'Option Two', 'Option Three'],
  },
  untitledMulti: { type: 'array', items: { type: 'string', enum: OPTIONS } },
  titledMulti: {
    type: 'array',
    items: { anyOf: titled('First Choice', 'Second Choice', 'Third Choice') },
  },
};

const DEFAULTS: Json = {
  name: { type: 'string', default: 'John Doe' },
  age: { type: 'integer', default: 30 },
  score: { type: 'number', default: 95.5 },
  status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
  verified: { type: 'boolean', default: true },
};

const TOOLS: Readonly<Record<string, Handle>> = {
  test_elicitation: askingNow({ username: { type: 'string' }, email: { type: 'string' } }),
  test_elicitation_sep1034_defaults: askingNow(DEFAULTS),
  test_elicitation_sep1330_enums: askingNow(ENUMS),
  test_simple_text: () => said(text('This is a simple text response for testing.')),
  test_image_content: () => said(image),
  test_audio_content: () => said({ type: 'audio', data: WAV, mimeType: 'audio/wav' }),
  test_embedded_resource: () =>
    said(
      resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
    ),
  test_multiple_content_types: () =>
    said(
      text('Multiple content types test:'),
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ),
  test_error_handling: () => ({
    isError: true,
    ...said(text('This tool intentionally returns an error for testing')),
  }),
  test_tool_with_progress: async ({ mcpReq }) => {
    const { _meta: meta } = mcpReq;
    const progressToken = meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total: 100 },
        });
      await pause(50);
    }
    return said(text('done'));
  },
  test_tool_with_logging: async ({ mcpReq }) => {
    for (const step of ['started', 'processing', 'completed']) {
      await mcpReq.log('info', `Tool execution ${step}`);
      await pause(50);
    }
    return said(text('done'));
  },
  test_logging_tool: async ({ mcpReq }) => {
    await mcpReq.log('info', 'logged');
    return said(text('done'));
  },
  test_streaming_elicitation: asking({ name: form('Who are you?', 'name') }),
  test_missing_capability: (_, server) => {
    if (!server.getClientCapabilities()?.sampling)
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    return said(text('done'));
  },
  test_input_required_result_elicitation: asking({
    user_name: form('What is your name?', 'name'),
  }),
  test_input_required_result_sampling: asking({
    capital_question: sampling('What is the capital of France?'),
  }),
  test_input_required_result_list_roots: asking({ client_roots: inputRequired.listRoots() }),
  test_input_required_result_request_state: asking(
    { confirm: form('Please confirm', 'ok', 'boolean') },
    true,
  ),
  test_input_required_result_tampered_state: asking(
    { confirm: form('Please confirm', 'ok', 'boolean') },
    true,
  ),
  test_input_required_result_multiple_inputs: asking(
    {
      user_name: form('What is your name?', 'name'),
      greeting: sampling('Generate a greeting'),
      client_roots: inputRequired.listRoots(),
    },
    true,
  ),
  test_input_required_result_multi_round: async ({ mcpReq }) => {
    const { step } = mcpReq.requestState<{ step: number }>() ?? { step: 0 };
    if (step === 2) return said(text('done'));
    const request =
      step === 0
        ? { step1: form('Step 1: What is your name?', 'name') }
        : { step2: form('Step 2: What is your favorite color?', 'color') };
    return inputRequired({
      inputRequests: request,
      requestState: await codec.mint({ step: step + 1 }),
    });
  },
  test_input_required_result_capabilities: (context, server, request) => {
    const { elicitation, sampling: samples } = server.getClientCapabilities() ?? {};
    const requests = {
      ...(elicitation ? { name: form('What is your name?', 'name') } : {}),
      ...(samples ? { question: sampling('What is the capital of France?') } : {}),
    };
    if (Object.keys(requests).length === 0) return said(text('nothing can be asked'));
    return asking(requests)(context, server, request);
  },
};

const promptOf = (...content: Json[]): Json => ({
  messages: content.map((one) => ({ role: 'user', content: one })),
});

type Prompt = (args: Record<string, string>, context: ServerContext, server: Server) => Json;

const PROMPTS: Readonly<Record<string, { args: string[]; get: Prompt }>> = {
  test_simple_prompt: {
    args: [],
    get: () => promptOf(text('This is a simple prompt for testing.')),
  },
  test_prompt_with_arguments: {
    args: ['arg1', 'arg2'],
    get: ({ arg1, arg2 }) =>
      promptOf(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  },
  test_prompt_with_embedded_resource: {
    args: ['resourceUri'],
    get: ({ resourceUri = '' }) =>
      promptOf(
        resource(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  },
  test_prompt_with_image: {
    args: [],
    get: () => promptOf(image, text('Please analyze the image above.')),
  },
  test_input_required_result_prompt: {
    args: [],
    get: (_, { mcpReq }) =>
      mcpReq.inputResponses
        ? promptOf(text(JSON.stringify(mcpReq.inputResponses)))
        : inputRequired({
            inputRequests: {
              user_context: form('What context should the prompt use?', 'context'),
            },
          }),
  },
};

function read(uri: string): Json {
  const of = (mimeType: string, content: object): Json => ({
    contents: [{ uri, mimeType, ...content }],
  });
  if (uri === 'test://static-text')
    return of('text/plain', { text: 'This is the content of the static text resource.' });
  if (uri === 'test://static-binary') return of('image/png', { blob: PNG });
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (id === undefined) throw new ResourceNotFoundError(uri);
  const data = { id, templateTest: true, data: `Data for ID: ${id}` };
  return of('application/json', { text: JSON.stringify(data) });
}

const HINT = { ttlMs: 1000, cacheScope: 'private' } as const;

/** A server of one request, with the fixtures of the suite. */
export function fixtureServer(request: AgentRequest): Server {
  const server = new Server(
    { name: 'fixture', version: '1.0.0' },
    {
      capabilities: { tools: {}, prompts: {}, resources: {}, completions: {}, logging: {} },
      requestState: { verify: (state, context) => codec.verify(state, context) },
      cacheHints: {
        'tools/list': HINT,
        'prompts/list': HINT,
        'resources/list': HINT,
        'resources/templates/list': HINT,
        'resources/read': HINT,
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: Object.keys(TOOLS).map((name) => ({
      name,
      description: `Fixture ${name}.`,
      inputSchema: { type: 'object' as const, properties: {} },
    })),
  }));
  server.setRequestHandler('tools/call', ({ params }, context) => {
    const handle = TOOLS[params.name];
    if (!handle) throw new ProtocolError(-32_602, `There is no tool ${params.name}.`);
    return handle(context, server, request);
  });
  server.setRequestHandler('prompts/list', () => ({
    prompts: Object.entries(PROMPTS).map(([name, { args }]) => ({
      name,
      description: `Fixture ${name}.`,
      arguments: args.map((argument) => ({ name: argument, required: true })),
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params }, context) => {
    const prompt = PROMPTS[params.name];
    if (!prompt) throw new ProtocolError(-32_602, `There is no prompt ${params.name}.`);
    return prompt.get(params.arguments ?? {}, context, server);
  });
  server.setRequestHandler('completion/complete', () => ({
    completion: { values: ['paris', 'park', 'party'], total: 3, hasMore: false },
  }));
  server.setRequestHandler('resources/list', () => ({
    resources: ['test://static-text', 'test://static-binary'].map((uri) => ({
      uri,
      name: uri.slice(7),
    })),
  }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'template' }],
  }));
  server.setRequestHandler('resources/read', ({ params }) => read(params.uri));
  return server;
}
