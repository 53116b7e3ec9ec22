/** Every tool, in the order in which clients see them. */
import type { ListToolsResult } from '@modelcontextprotocol/server';
import { CHECKS, CLASSIFYING, COSTS, REFERENCE } from './customs.ts';
import { ACCOUNT, CATALOG, RUNS, TARIFF } from './records.ts';
import { inputSchemaOf, outputSchemaOf } from './schemas.ts';
import { type Tool, toolOf } from './tool.ts';

export const TOOLS: readonly Tool[] = [
  ...CLASSIFYING,
  ...COSTS,
  ...CHECKS,
  ...TARIFF,
  ...CATALOG,
  ...RUNS,
  ...REFERENCE,
  ...ACCOUNT,
].map(toolOf);

export const TOOLS_BY_NAME: ReadonlyMap<string, Tool> = new Map(
  TOOLS.map((tool) => [tool.name, tool]),
);

const described = new Set<string>();

/** The list as it is sent: the same for everybody, made once. */
export const TOOL_LIST: ListToolsResult = {
  tools: TOOLS.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: `${tool.does} ${tool.use} ${tool.not}`,
    inputSchema: inputSchemaOf(tool, described),
    outputSchema: outputSchemaOf(tool),
    annotations: {
      readOnlyHint: tool.isReadOnly,
      destructiveHint: tool.destructive === true,
      idempotentHint: tool.isReadOnly,
      openWorldHint: tool.openWorld === true,
    },
    ...(tool.view === undefined ? {} : { _meta: { ui: { resourceUri: tool.view } } }),
  })) as unknown as ListToolsResult['tools'], // schemas are JSON, which its type spells out
};
