import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

import type { ApiError } from '@/shared/api/api-error';
import { ErrorCode, type NewPasskey, type PasskeyOptions, type PasskeyUse } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';

import { passkeyMessages } from '../messages';

const WHY = {
  NotAllowedError: 'notUsed',
  AbortError: 'notUsed',
  InvalidStateError: 'alreadyThere',
  SecurityError: 'wrongAddress',
} as const;

/** What the browser says, in our words and as the error of a call. */
const toApiError = (error: unknown): ApiError => {
  const name = error instanceof Error ? error.name : '';
  const why = Object.entries(WHY).find(([known]) => known === name)?.[1] ?? 'failed';
  const message = getMessages(passkeyMessages)[why];
  return { code: ErrorCode.Alert, message, fieldErrors: {}, httpStatus: null };
};

const inOurWords = <T>(ceremony: Promise<T>): Promise<T> =>
  ceremony.catch((error: unknown) => {
    throw toApiError(error);
  });

/** Lets the browser make a passkey. Rejects with an `ApiError`. */
export const makePasskey = async ({ options }: PasskeyOptions): Promise<NewPasskey> => {
  // The browser checks the options.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await inOurWords(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
};

/** Lets the browser ask for a passkey. Rejects with an `ApiError`. */
export const askForPasskey = async ({ options }: PasskeyOptions): Promise<PasskeyUse> => {
  // The browser checks the options.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await inOurWords(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const given = { clientDataJSON, authenticatorData, signature };
  return {
    id,
    rawId,
    type: 'public-key',
    response: { ...given, ...(userHandle !== undefined && { userHandle }) },
  };
};
