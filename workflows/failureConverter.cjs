/** Messages and stacks of failures travel as payloads, so that they are encrypted like all else. CommonJS: the SDK requires it. */
const { DefaultFailureConverter } = require('@temporalio/common');

exports.failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
