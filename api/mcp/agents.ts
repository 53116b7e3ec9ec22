/** What the agent endpoint is told by the sign-in of this service, and by its configuration. */
import type { Server } from '@modelcontextprotocol/server';
import type { Role } from '../../contract/roles.ts';
import type { ApiContext } from '../route.ts';
import type { Visitor } from '../signIn/visitors.ts';
import type { AgentRequest } from './server.ts';

/** What a valid access token of this endpoint stands for. */
export interface AccessToken {
  grantId: string;
  workspaceId: string;
  userId: string;
  clientId: string;
  /** Of the person in the workspace: what they may not do, the client may not either. */
  role: Role;
  scopes: readonly string[];
}

export interface Agents {
  /** Null for a token that is unknown, over, revoked or meant for another resource. */
  readAccessToken: (token: string) => Promise<AccessToken | null>;
  /** Who is signed in in a browser; null when nobody is. */
  readVisitor: (context: ApiContext) => Promise<Visitor | null>;
  /** What answers a request, in the place of the tools of this service: for proofs of the protocol. */
  createServer?: (request: AgentRequest) => Server;
}
