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
