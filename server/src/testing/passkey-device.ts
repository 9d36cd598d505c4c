import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

import type { NewPasskey, PasskeyOptions, PasskeyUse } from '@contract';

import type { Database } from '../db/database';
import { insertPasskey } from '../modules/passkeys/repository';

import type { TestServer } from './test-server';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** What a device does differently from a good one. */
type Faults = {
  origin?: string;
  rpId?: string;
  /** Whether it recognises its person. */
  verifies?: boolean;
  /** Its number of uses. */
  counter?: number;
  challenge?: string;
  userHandle?: string;
  /** Certificates of its maker. */
  x5c?: Buffer[];
};

const RP_ID = 'newsdesk.example';
const ORIGIN = 'https://newsdesk.example';
const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64];

const headOf = ({ rpId = RP_ID, verifies = true, counter = 0 }: Faults, flags: number): Buffer => {
  const head = Buffer.alloc(37);
  sha256(rpId).copy(head);
  head[32] = PRESENT | flags | (verifies ? VERIFIED : 0);
  head.writeUInt32BE(counter, 33);
  return head;
};

const clientDataOf = (type: string, { options }: PasskeyOptions, faults: Faults): Buffer => {
  const challenge = faults.challenge ?? options['challenge'];
  return Buffer.from(
    JSON.stringify({ type, challenge, origin: faults.origin ?? ORIGIN, crossOrigin: false }),
  );
};

const coseOf = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
};

/** A device with one passkey, as a browser would drive it. */
export const createPasskeyDevice = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');

  return {
    id,
    make: (given: PasskeyOptions, faults: Faults = {}): NewPasskey => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const authData = Buffer.concat([
        headOf(faults, ATTESTED),
        Buffer.alloc(16),
        length,
        credential,
        coseOf(publicKey),
      ]);
      const { x5c } = faults;
      const statement = x5c
        ? new Map<string, unknown>([
            ['alg', -7],
            ['sig', new Uint8Array(8)],
            ['x5c', x5c.map((one) => new Uint8Array(one))],
          ])
        : new Map();
      const attestation = new Map<string, unknown>([
        ['fmt', x5c ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientDataOf('webauthn.create', given, faults).toString('base64url'),
          // The library's type of what it encodes names no map of unknown values.
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        },
      };
    },
    use: (given: PasskeyOptions, faults: Faults = {}): PasskeyUse => {
      const clientData = clientDataOf('webauthn.get', given, faults);
      const authData = headOf(faults, 0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(faults.userHandle !== undefined && { userHandle: faults.userHandle }),
        },
      };
    },
  };
};

/** The options of a call that starts something with a passkey. */
export const optionsOf = async (
  server: Pick<TestServer, 'call'>,
  url: string,
  { as, body }: { as?: number; body?: object } = {},
): Promise<PasskeyOptions> => {
  const answer = await server.call<PasskeyOptions>(url, { method: 'POST', as, body });
  if (!answer.body.data) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
};

/** Stores a passkey that no device has, without a call; resolves to its id. */
export const storePasskey = async (db: Database, userId: number, at: Date): Promise<number> => {
  const row = { name: 'โทรศัพท์', credentialId: `of ${userId}`, publicKey: '', counter: 0 };
  return (await insertPasskey(db, { userId, rpId: RP_ID }, row, at)).id;
};

/** Adds a passkey to a person's account. */
export const addPasskey = async (
  server: Pick<TestServer, 'call'>,
  userId: number,
  name = 'โทรศัพท์',
  faults: Faults = {},
) => {
  const device = createPasskeyDevice();
  const options = await optionsOf(server, '/api/account/passkeys/start', { as: userId });
  const body = { name, passkey: device.make(options, faults) };
  const answer = await server.call<{ id: number }>('/api/account/passkeys', {
    method: 'POST',
    as: userId,
    body,
  });
  return { device, answer, id: answer.body.data?.id ?? 0 };
};
