/** What is used of oidc-provider, which has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Adapter {
    upsert: (id: string, payload: Record<string, unknown>, expiresInS?: number) => Promise<void>;
    find: (id: string) => Promise<Record<string, unknown> | undefined>;
    findByUid: (uid: string) => Promise<undefined>;
    findByUserCode: (code: string) => Promise<undefined>;
    consume: (id: string) => Promise<void>;
    destroy: (id: string) => Promise<void>;
    revokeByGrantId: (grantId: string) => Promise<void>;
  }

  export interface Client {
    clientId: string;
    clientName?: string;
    clientSecret?: string;
    /** Set where the client is known by a document at its id. */
    clientIdMetadataDocument?: true;
    grantTypeAllowed: (type: string) => boolean;
    redirectUriAllowed: (uri: string) => boolean;
  }

  /** An authorization request that waits for a person. */
  export interface Interaction {
    uid: string;
    returnTo: string;
    params: Record<string, string | undefined>;
    prompt: {
      name: string;
      details: {
        missingOIDCScope?: string[];
        missingResourceScopes?: Record<string, string[]>;
      };
    };
  }

  export interface Grant {
    jti: string;
    addOIDCScope: (scope: string) => void;
    addResourceScope: (resource: string, scope: string) => void;
    rejectResourceScope: (resource: string, scope: string) => void;
    save: () => Promise<string>;
  }

  export interface ProviderContext {
    status: number;
    type: string;
    body: unknown;
    set: (name: string, value: string) => void;
    oidc: {
      client?: Client;
      provider: Provider;
      /** Which endpoint is asked. */
      route: string;
      params: { scope?: string };
      result?: { consent?: { grantId: string } };
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    on: (event: string, told: (...details: unknown[]) => void) => void;
    interactionDetails: (
      request: IncomingMessage,
      response: ServerResponse,
    ) => Promise<Interaction>;
    interactionResult: (
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ) => Promise<string>;
    Client: {
      prototype: { compareClientSecret: (this: Client, actual: string) => boolean };
      find: (id: string) => Promise<Client | undefined>;
      adapter: Adapter;
    };
    Grant: {
      new (payload: { jti: string; accountId: string; clientId: string }): Grant;
      find: (id: string) => Promise<Grant | undefined>;
    };
  }

  export const errors: {
    OIDCProviderError: new (...details: string[]) => Error & { statusCode: number };
    InvalidGrant: new (detail: string) => Error;
    InvalidScope: new (detail: string, scope: string) => Error;
    InvalidTarget: new () => Error;
    SessionNotFound: new (detail: string) => Error;
  };
}
