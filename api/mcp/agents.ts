/** What the agent endpoint is told by the sign-in of this service, and by its configuration. */
import type { Server } from '@modelcontextprotocol/server';
import type { Context } from 'koa';
import type { AgentRequest } from './server.ts';

/** What a valid access token of this endpoint stands for. */
export interface AccessToken {
  grantId: string;
  workspaceId: string;
  userId: string;
  clientId: string;
  scopes: readonly string[];
}

/** A person who is signed in to a workspace, as the request's cookies say. */
export interface SignedIn {
  userId: string;
  workspaceId: string;
  /** Their role lets them approve. */
  mayApprove: boolean;
}

export interface Agents {
  /** Null for a token that is unknown, over, revoked or meant for another resource. */
  readAccessToken: (token: string) => Promise<AccessToken | null>;
  /** Null when nobody is. */
  readSignedIn: (context: Context) => Promise<SignedIn | null>;
  /** What answers a request, in the place of the tools of this service: for proofs of the protocol. */
  createServer?: (request: AgentRequest) => Server;
  /** Address by which clients and people reach this service; null: by loopback names alone. */
  publicUrl: URL | null;
}

/** Without a sign-in nobody is let in: the endpoint answers 401 and says where to ask. */
export const NO_SIGN_IN: Pick<Agents, 'readAccessToken' | 'readSignedIn'> = {
  readAccessToken: () => Promise.resolve(null),
  readSignedIn: () => Promise.resolve(null),
};
