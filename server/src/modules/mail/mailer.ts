import { createTransport } from 'nodemailer';

import type { MailConfig } from '../../settings/config';

export type Letter = { to: string; subject: string; text: string; html: string };

/** Sends a letter to the mail server; throws if it is not accepted. */
export type Mailer = (letter: Letter) => Promise<void>;

/** For all of a letter, because a person waits for the answer of an invitation. */
const LIMIT_MS = 8_000;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether the connection must be encrypted before the password and a link pass through it. Without this the library encrypts it only
 * if the server offers that, which somebody on the way can hide. `?requireTLS=false` is for a server in the same private network.
 */
const needsTls = ({ hostname, searchParams }: URL): boolean =>
  !LOOPBACK.test(hostname) && searchParams.get('requireTLS') !== 'false';

/** What sends letters over SMTP. Texts are given as they are: the library reads no files or addresses from them. */
export const createMailer = ({ url, from }: MailConfig, limitMs = LIMIT_MS): Mailer => {
  const address = new URL(url);
  const requireTLS = needsTls(address);
  address.search = '';
  const transport = createTransport(
    {
      url: address.href,
      requireTLS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return async ({ to, ...letter }) => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      await transport.sendMail({ ...letter, to: { name: '', address: to }, signal });
    } catch (error) {
      throw signal.aborted ? new Error(`It was not done within ${limitMs / 1000} s.`) : error;
    }
  };
};
