import type { AppDispatch } from '@/shared/api/store';
import type { Id, LoginResponse } from '@/shared/contract';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import { passkeysApi } from '../api/passkeys-api';

// Loaded when a passkey is made or used, because it includes a library.
const ceremonies = onDemand(() => import('./ceremonies'));

const { startPasskey, addPasskey, startPasskeySignIn, signInByPasskey, startPasskeyProof, stepUpByPasskey } =
  passkeysApi.endpoints;

/** Makes a passkey and adds it to the account of the signed-in person. */
export const addNewPasskey = async (
  dispatch: AppDispatch,
  { userId, name }: { userId: Id; name: string },
): Promise<unknown> => {
  const options = await dispatch(startPasskey.initiate()).unwrap();
  const passkey = await (await ceremonies.arrival()).makePasskey(options);
  return dispatch(addPasskey.initiate({ userId, name, passkey })).unwrap();
};

/** Signs in with a passkey; with the `challenge` of the first step, as its second. */
export const signInWithPasskey = async (
  dispatch: AppDispatch,
  challenge?: string,
): Promise<LoginResponse> => {
  const step = challenge === undefined ? {} : { challenge };
  const options = await dispatch(startPasskeySignIn.initiate(step)).unwrap();
  const passkey = await (await ceremonies.arrival()).askForPasskey(options);
  return dispatch(signInByPasskey.initiate({ ...step, passkey })).unwrap();
};

/** Proves with a passkey that it is the signed-in person. */
export const proveWithPasskey = async (dispatch: AppDispatch): Promise<null> => {
  const options = await dispatch(startPasskeyProof.initiate()).unwrap();
  const passkey = await (await ceremonies.arrival()).askForPasskey(options);
  return dispatch(stepUpByPasskey.initiate({ passkey })).unwrap();
};
