/** The client of the Landfall customs service, for Node, Deno, Bun and workers of browsers. */
export { landfall, type Landfall, type LandfallOptions } from './client.ts';
export { ConnectionFailed, type ErrorCode, LandfallError, NotTheService } from './errors.ts';
export type { components, operations, paths } from './generated/schema.ts';
export type { OperationId } from './generated/operations.ts';
export type { AnswerOf, BodyOf, CallOptions, ParamsOf, RowOf } from './types.ts';
export { verifyWebhook, type Webhook, WebhookRefused, type WebhookHeaders } from './webhooks.ts';
