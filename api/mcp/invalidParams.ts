import { ProtocolError } from '@modelcontextprotocol/server';

/** A malformed call: a fault of the client, not of what it asks for. */
export const invalidParams = (message: string): ProtocolError =>
  new ProtocolError(-32_602, message);
