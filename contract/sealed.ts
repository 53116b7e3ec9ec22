/** A result that was not written with a key of this installation: it is nobody's answer. */
export class UnsealedPayload extends Error {
  override name = 'UnsealedPayload';

  constructor() {
    super('a result in Temporal is not encrypted: a worker without the keys of this service has written it');
  }
}
