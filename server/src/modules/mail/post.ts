import type { FastifyBaseLogger } from 'fastify';

import type { Notification } from '@contract';

import { digest, emailChanged, forgottenPassword, invitation } from './letters';
import type { Letter, Mailer } from './mailer';
import { passkeyChanged, passwordChanged, providerChanged } from './sign-in-letters';

/** Whom a letter is for. */
type Recipient = { displayName: string; username: string; email: string };

/** What is sent by mail. */
export type Post = {
  /** Sends the link with which a person sets a password; resolves to whether the mail server took it. */
  sendLink: (person: Recipient, link: LinkToSend) => Promise<boolean>;
  /** Sends a person what concerns them; resolves to whether the mail server took it. */
  sendDigest: (person: Recipient, items: readonly Notification[]) => Promise<boolean>;
  /** Tells the owner, and whether other ways to sign in were removed, without making anybody wait. */
  tellPasswordChanged: (person: Recipient, change?: { removedWays: number }) => void;
  /** Tells the owner that a passkey was added to the account or removed from it, without making anybody wait. */
  tellPasskeyChanged: (person: Recipient, change: { name: string; isAdded: boolean }) => void;
  /** Tells the address of before, without making anybody wait. */
  tellEmailChanged: (was: Recipient) => void;
  /** Tells the owner that a provider signs in to the account, or does so no longer, without making anybody wait. */
  tellProviderChanged: (person: Recipient, change: { provider: string; isLinked: boolean }) => void;
};

type LinkToSend = { token: string; hours: number; why: 'invitation' | 'forgotten' };

type Deps = { mailer: Mailer; publicUrl: string; log: FastifyBaseLogger };

/** The path of the console where a link is used; the token follows `#`, which browsers send to no server. */
const LINK_PATH = '/set-password';
const NOTIFICATIONS_PATH = '/notifications';

export const createPost = ({ mailer, publicUrl, log }: Deps): Post => {
  const send = async ({ email }: Recipient, letter: Omit<Letter, 'to'>): Promise<boolean> => {
    try {
      await mailer({ ...letter, to: email });
      return true;
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      log.error(`A letter could not be sent, because the mail server did not take it: ${words}`);
      return false;
    }
  };
  return {
    sendLink: (person, { token, hours, why }) => {
      const link = { address: `${publicUrl}${LINK_PATH}#${token}`, hours };
      return send(person, why === 'invitation' ? invitation(person, link) : forgottenPassword(person, link));
    },
    sendDigest: (person, items) =>
      send(person, digest(person, items, { address: `${publicUrl}${NOTIFICATIONS_PATH}` })),
    tellPasswordChanged: (person, change) => void send(person, passwordChanged(person, change)),
    tellPasskeyChanged: (person, change) => void send(person, passkeyChanged(person, change)),
    tellEmailChanged: (was) => void send(was, emailChanged(was)),
    tellProviderChanged: (person, change) => void send(person, providerChanged(person, change)),
  };
};
