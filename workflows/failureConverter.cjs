/**
 * Messages and stacks of failures travel as payloads, so that they are encrypted like all else.
 * CommonJS: the SDK requires it.
 */
const { DefaultFailureConverter } = require('@temporalio/common');

class FailureConverter extends DefaultFailureConverter {
  /**
   * The details of a cancellation are left out: nobody needs them, and the server writes some that
   * are not encrypted.
   */
  failureToError(failure, ...how) {
    const { canceledFailureInfo } = failure;
    return super.failureToError(
      canceledFailureInfo ? { ...failure, canceledFailureInfo: {} } : failure,
      ...how,
    );
  }
}

exports.failureConverter = new FailureConverter({ encodeCommonAttributes: true });
