import type { FastifyBaseLogger } from 'fastify';

import type { Id, NewPasskey, PasskeyUse } from '@contract';

import type { Database } from '../../db/database';
import { refused } from '../../http/api-error';
import type { Keyring } from '../keys/keyring';

import { CHALLENGE_MS, type Ceremony, createChallenges } from './challenges';
import { passkeyMessages } from './messages';
import type { RelyingParty } from './relying-party';
import { credentialsOf, findPasskey, type KnownPasskey, type NewRow, noteUse } from './repository';

// Loaded when the first passkey is used: it takes some 400 ms and 20 MB, mostly for certificates.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

const NAME = 'Newsdesk';

/** The handle by which a passkey knows its owner. */
const handleOf = (userId: Id): Uint8Array<ArrayBuffer> => new TextEncoder().encode(String(userId));

const challengeIn = async (clientDataJSON: string): Promise<string> => {
  const { decodeClientDataJSON } = await helpers();
  return Buffer.from(decodeClientDataJSON(clientDataJSON).challenge, 'base64url').toString();
};

type Person = { id: Id; username: string; displayName: string };
type Deps = { db: Database; keyring: Keyring; relyingParty: RelyingParty; log: FastifyBaseLogger };

export type Ceremonies = ReturnType<typeof createCeremonies>;

/** What passkeys and this server say to each other (WebAuthn). The person is always verified, by the passkey's device. */
export const createCeremonies = ({ db, keyring, relyingParty, log }: Deps) => {
  const challenges = createChallenges(keyring);
  const rpId = relyingParty.id;

  /** Whatever the library finds wrong is refused in the same words; the log says what it was. */
  const accepted = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.info(`a passkey was refused: ${error instanceof Error ? error.message : String(error)}`);
      throw refused(passkeyMessages.notAccepted);
    }
  };

  const redeem = async (clientDataJSON: string, ceremony: Ceremony, now: Date): Promise<string> => {
    const challenge = await accepted(() => challengeIn(clientDataJSON));
    await challenges.redeem(db, challenge, ceremony, now);
    return Buffer.from(challenge).toString('base64url');
  };

  return {
    /** The host that passkeys are made for. */
    rpId,

    /** The options for making a passkey. Only a device that recognises its person, and finds the passkey without a name, can make one. */
    optionsForNew: async (ceremony: Ceremony, person: Person, now: Date) => {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: NAME,
        rpID: rpId,
        userID: handleOf(person.id),
        userName: person.username,
        userDisplayName: person.displayName,
        challenge: new TextEncoder().encode(challenges.issue(ceremony, now)),
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        excludeCredentials: await credentialsOf(db, { userId: person.id, rpId }),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** The options for using a passkey: one of this person, or any that the device knows. */
    optionsForUse: async (ceremony: Ceremony, userId: Id | null, now: Date) => {
      const known = userId === null ? [] : await credentialsOf(db, { userId, rpId });
      if (userId !== null && known.length === 0) throw refused(passkeyMessages.none);
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: rpId,
        challenge: new TextEncoder().encode(challenges.issue(ceremony, now)),
        timeout: CHALLENGE_MS,
        userVerification: 'required',
        allowCredentials: known,
      });
    },

    /** Checks a new passkey. */
    checkNew: async (
      ceremony: Ceremony,
      { response, ...given }: NewPasskey,
      now: Date,
    ): Promise<Omit<NewRow, 'name'>> => {
      const expectedChallenge = await redeem(response.clientDataJSON, ceremony, now);
      const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = [
        await library(),
        await helpers(),
      ];
      const { credential } = await accepted(async () => {
        const attestation = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'));
        // The library would fetch lists of revoked certificates from the addresses in them.
        if (attestation.get('attStmt').get('x5c') || !['none', 'packed'].includes(attestation.get('fmt')))
          throw new Error('it came with certificates, which were not asked for');
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: {
            ...given,
            response: {
              clientDataJSON: response.clientDataJSON,
              attestationObject: response.attestationObject,
            },
            clientExtensionResults: {},
          },
          expectedChallenge,
          expectedOrigin: relyingParty.origins,
          expectedRPID: rpId,
          requireUserVerification: true,
        });
        if (!verified) throw new Error('its signature is wrong');
        return registrationInfo;
      });
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
      };
    },

    /** The passkey that was used; undefined if it is not known here. */
    find: ({ id }: PasskeyUse): Promise<KnownPasskey | undefined> => findPasskey(db, rpId, id),

    /** Checks the use of a passkey and notes it. */
    checkUse: async (
      ceremony: Ceremony,
      known: KnownPasskey | undefined,
      { response, ...given }: PasskeyUse,
      now: Date,
    ): Promise<KnownPasskey> => {
      const expectedChallenge = await redeem(response.clientDataJSON, ceremony, now);
      if (!known) throw refused(passkeyMessages.unknown);
      if ('userId' in ceremony && ceremony.userId !== known.userId) throw refused(passkeyMessages.notYours);
      const { verifyAuthenticationResponse } = await library();
      const counter = await accepted(async () => {
        const handle = Buffer.from(handleOf(known.userId)).toString('base64url');
        if (response.userHandle && response.userHandle !== handle) throw new Error('it names another owner');
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...given, response, clientExtensionResults: {} },
          expectedChallenge,
          expectedOrigin: relyingParty.origins,
          expectedRPID: rpId,
          requireUserVerification: true,
          credential: {
            id: known.credentialId,
            publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
            counter: known.counter,
          },
        });
        if (!verified) throw new Error('its signature is wrong');
        return authenticationInfo.newCounter;
      });
      if (known.isDisabled) throw refused(passkeyMessages.disabled);
      if (!(await noteUse(db, known.id, counter, now))) throw refused(passkeyMessages.notAccepted);
      return known;
    },
  };
};
