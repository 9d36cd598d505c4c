import { type Kind, type Setting } from './kinds';

const isMailServer = (text: string): boolean => /^smtps?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);

const mailServer: Kind<string> = {
  read: (text) => (isMailServer(text) ? text : undefined),
  must: 'the address of a mail server, such as smtps://name:password@mail.example or smtp://mail.example:587',
};

const SENDER = /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const sender: Kind<string> = {
  read: (text) => (SENDER.test(text) ? text : undefined),
  must: 'an e-mail address, such as newsdesk@example.com or Newsdesk <newsdesk@example.com>',
};

/** How letters are sent. */
export const MAIL_SETTINGS = {
  NEWSDESK_SMTP_URL: {
    ...mailServer,
    default: undefined,
    isSecret: true,
    meaning:
      'the mail server that sends invitations, links for forgotten passwords and notices of changed ones ([operations.md](operations.md#mail)); without it none are sent, and the administrator gives the links to people. The password in it is written as in an address (`@` is `%40`)',
  },
  NEWSDESK_MAIL_FROM: {
    ...sender,
    default: undefined,
    meaning: 'who these letters are from; set it together with `NEWSDESK_SMTP_URL`',
  },
} satisfies Record<string, Setting<unknown>>;
