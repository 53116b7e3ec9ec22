/**
 * A result that was not written with a key of this installation, or for another workflow: it is
 * nobody's answer.
 */
export class UnsealedPayload extends Error {
  override name = 'UnsealedPayload';

  constructor() {
    super(
      'a payload in Temporal is not encrypted for its workflow: a worker without the keys of this service has put it there',
    );
  }
}

/** Texts that are kept encrypted, each for one owner: another's is not opened. */
export interface SecretBox {
  /** The text encrypted, beginning with the id of its key and a dot. */
  seal: (text: string, owner: string) => string;
  /** The text; throws when it was sealed for another owner, or its key is not here. */
  open: (sealed: string, owner: string) => string;
  /** Id of the key that encrypts now. */
  keyId: () => string;
}
