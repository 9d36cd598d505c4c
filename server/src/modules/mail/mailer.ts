import { createTransport } from 'nodemailer';

import type { MailConfig } from '../../settings/config';

export type Letter = { to: string; subject: string; text: string; html: string };

/** Sends a letter to the mail server; throws if it is not accepted. */
export type Mailer = (letter: Letter) => Promise<void>;

/** A person waits for the answer of an invitation. */
const LIMIT_MS = 8_000;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether the connection must be encrypted before the password and a link pass through it. Without this the library encrypts it only
 * if the server offers that, which somebody on the way can hide. `?requireTLS=false` is for a server in the same private network.
 */
const needsTls = ({ hostname, searchParams }: URL): boolean =>
  !LOOPBACK.test(hostname) && searchParams.get('requireTLS') !== 'false';

/** What sends letters over SMTP. Texts are given as they are: the library reads no files or addresses from them. */
export const createMailer = ({ url, from }: MailConfig): Mailer => {
  const address = new URL(url);
  const requireTLS = needsTls(address);
  address.search = '';
  const transport = createTransport(
    {
      url: address.href,
      requireTLS,
      connectionTimeout: LIMIT_MS,
      greetingTimeout: LIMIT_MS,
      socketTimeout: LIMIT_MS,
      dnsTimeout: LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return async (letter) => {
    await transport.sendMail(letter);
  };
};
