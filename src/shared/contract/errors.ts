/**
 * The error codes of the API (docs/requirements.md, ERR-01). UnAuthorization means that the token is no
 * longer valid, and ends the session. A signed-in caller without permission receives Alert.
 */
export const ErrorCode = {
  Unknown: 0,
  InvalidInput: 1,
  TryAgainLater: 2,
  UnAuthorization: 3,
  ResourceNotFound: 4,
  AlreadyExists: 5,
  Alert: 6,
  PleaseContactSupport: 7,
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];
