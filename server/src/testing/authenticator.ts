import type { RecoveryCodes, TwoFactorStart } from '@contract';

import { codeOf, stepOf } from '../modules/two-factor/totp';

import { PASSWORD } from './factories';
import type { TestServer } from './test-server';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** Decodes a secret as an authenticator app does. */
const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** The code that the app shows now, or this many steps of 30 seconds later. */
export type CodeAt = (offset?: number) => string;

/** Starts the set-up of a person's second factor, and returns their app's code generator. */
export const startSetUp = async (server: TestServer, userId: number): Promise<CodeAt> => {
  const { body } = await server.call<TwoFactorStart>('/api/account/two-factor/start', {
    method: 'POST',
    as: userId,
    body: { password: PASSWORD },
  });
  const secret = fromBase32(body.data?.secret ?? '');
  return (offset = 0) => codeOf(secret, stepOf(server.now()) + offset);
};

/** Sets up a person's second factor and then advances the clock by two steps, so that the next code is valid. */
export const setUpSecondFactor = async (
  server: TestServer,
  userId: number,
): Promise<{ codeAt: CodeAt; recoveryCodes: string[] }> => {
  const codeAt = await startSetUp(server, userId);
  const { body } = await server.call<RecoveryCodes>('/api/account/two-factor/confirm', {
    method: 'POST',
    as: userId,
    body: { code: codeAt() },
  });
  server.advance(2 * STEP_MS);
  return { codeAt, recoveryCodes: body.data?.recoveryCodes ?? [] };
};
