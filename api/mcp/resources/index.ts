/** What a client can read beside the tools. */
import { isId } from '../../../db/id.ts';
import type {
  ListResourcesResult,
  ListResourceTemplatesResult,
  ReadResourceResult,
} from '@modelcontextprotocol/server';
import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { ApiError } from '../../../contract/errors.ts';
import { readUsageAnswer } from '../../../db/store/credits.ts';
import { readOperation } from '../readOperation.ts';
import type { AgentRequest } from '../server.ts';
import { isRecord } from '../../isRecord.ts';
import { DOCUMENTS, OF_CLASSIFICATION } from '../tools/customs.ts';
import { TOOLS_BY_NAME } from '../tools/index.ts';
import { wholeInputOf } from '../tools/schemas.ts';
import { COST_PAGE, COST_VIEW, VIEW_TYPE } from '../view.ts';
import { RULES } from './rules.ts';

const JSON_TYPE = 'application/json';
const RULES_URI = 'customs://guide/interpretation-rules';
const COUNTRIES_URI = 'customs://countries';

export const RESOURCE_LIST: ListResourcesResult = {
  resources: [
    {
      uri: RULES_URI,
      name: 'interpretation-rules',
      title: 'How goods are classified',
      description: 'The six general rules for the interpretation of the Harmonized System.',
      mimeType: 'text/markdown',
    },
    {
      uri: COUNTRIES_URI,
      name: 'countries',
      title: 'Countries and coverage',
      description: 'Each country with its tariff and what is covered.',
      mimeType: JSON_TYPE,
    },
    {
      uri: COST_VIEW,
      name: 'cost-breakdown',
      title: 'Cost breakdown',
      description: 'A view of the lines of a landed cost.',
      mimeType: VIEW_TYPE,
    },
  ],
};

export const RESOURCE_TEMPLATES: ListResourceTemplatesResult = {
  resourceTemplates: [
    {
      uriTemplate: 'customs://tariff/{schedule}/{code}',
      name: 'tariff-code',
      title: 'A code of a tariff',
      description: 'Texts, rates, measures and notes of today; schedule: US, EU, GB, CA and so on.',
      mimeType: JSON_TYPE,
    },
    {
      uriTemplate: 'customs://classification/{usageId}',
      name: 'classification',
      title: 'A stored classification',
      description:
        'The answer of a classification by its credits.usageId. Needs the scope classify.',
      mimeType: JSON_TYPE,
    },
    {
      uriTemplate: 'customs://schema/{name}',
      name: 'schema',
      title: 'What a call takes, in full',
      description:
        'The whole JSON Schema of the arguments of a tool, or of a document by its type.',
      mimeType: JSON_TYPE,
    },
  ],
};

/** The contents of a resource. Throws that it is not found, also where it is not to be seen. */
export async function readResource(
  request: AgentRequest,
  uri: string,
): Promise<ReadResourceResult> {
  const found = await textOf(request, uri);
  if (!found) throw new ResourceNotFoundError(uri);
  const { mimeType, text } = found;
  return { contents: [{ uri, mimeType, text }] };
}

interface Found {
  mimeType: string;
  text: string;
}

async function textOf(request: AgentRequest, uri: string): Promise<Found | null> {
  if (uri === RULES_URI) return { mimeType: 'text/markdown', text: RULES };
  if (uri === COST_VIEW) return { mimeType: VIEW_TYPE, text: COST_PAGE };
  if (uri === COUNTRIES_URI) return asJson(await answerOf(request, 'countries', {}));
  const [, kind, ...parts] =
    /^customs:\/\/([a-z]+)\/([\w.-]{1,80})(?:\/([\w.-]{1,20}))?$/.exec(uri) ?? [];
  const [first = '', second = ''] = parts;
  if (kind === 'tariff' && second)
    return asJson(await answerOf(request, 'tariffCode', { country: first, code: second }));
  if (kind === 'classification' && !second) return asJson(await classificationOf(request, first));
  if (kind === 'schema' && !second) return asJson(schemaOf(first));
  return null;
}

const asJson = (value: unknown): Found | null =>
  value === null ? null : { mimeType: JSON_TYPE, text: JSON.stringify(value) };

/** The data of an operation's answer; null where it finds nothing. */
async function answerOf(
  request: AgentRequest,
  id: string,
  params: Record<string, string>,
): Promise<unknown> {
  try {
    return await readOperation(id, params, request);
  } catch (cause) {
    if (cause instanceof ApiError && (cause.code === 'not_found' || cause.code === 'invalid_input'))
      return null;
    throw cause;
  }
}

/** The answer of a classification of the same workspace. */
async function classificationOf(
  { services, principal }: AgentRequest,
  usageId: string,
): Promise<unknown> {
  if (!principal.scopes.includes('classify') || !isId(usageId)) return null;
  const actions = ['classify', 'classify_max'];
  const answer = await readUsageAnswer(services.orm, principal.workspace.id, usageId, actions);
  return isRecord(answer) ? { ...answer, untrusted: OF_CLASSIFICATION } : null;
}

function schemaOf(name: string): unknown {
  const operation = DOCUMENTS[name] ?? TOOLS_BY_NAME.get(name)?.operation;
  return operation ? wholeInputOf(operation) : null;
}
