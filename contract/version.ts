/** The version in every path and in the header `API-Version`. */
export const API_VERSION = 'v1';

/** Revision of the interface description that this service answers by. */
export const API_REVISION = '1.6.0';
