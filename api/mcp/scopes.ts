import type { Scope } from '../../contract/operation.ts';
import { isRecord } from '../isRecord.ts';
import { TOOLS_BY_NAME } from './tools/index.ts';

/**
 * All scopes that a message needs, where it is a call of a tool; none for everything else. What it
 * asks for is not checked yet: a malformed call needs what can be told.
 */
export function neededScopes(message: unknown): Scope[] {
  if (!isRecord(message) || message['method'] !== 'tools/call') return [];
  const { params } = message;
  if (!isRecord(params) || typeof params['name'] !== 'string') return [];
  const tool = TOOLS_BY_NAME.get(params['name']);
  return tool?.scopes(isRecord(params['arguments']) ? params['arguments'] : {}) ?? [];
}
