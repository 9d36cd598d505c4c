/**
 * The error codes of section 8. UnAuthorization says that the caller's token is no longer good and ends the
 * session; a signed-in caller who may not do a thing is told so with Alert.
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
