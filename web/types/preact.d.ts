/**
 * As much of preact as pages are made of. Its own types bring those of browsers along, which are
 * none of a server's: see `paths` of tsconfig.json.
 */
export interface VNode {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}
export type ComponentChild =
  | VNode
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ComponentChild[];
export function h(
  type: unknown,
  props: Readonly<Record<string, unknown>> | null,
  ...children: unknown[]
): VNode;
