import { type Kind, type Setting } from './kinds';

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether it is a mail server and nothing else: behind a `/`, `?` or `#` of a password, its name would be that of the user. */
const isMailServer = (text: string): boolean => {
  const url = /^smtps?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname || url.hash || !/^\/?$/.test(url.pathname)) return false;
  return /^(?:\?requireTLS=(?:true|false))?$/.test(url.search) && isDecodable(url.username + url.password);
};

const mailServer: Kind<string> = {
  read: (text) => (isMailServer(text) ? text : undefined),
  must: 'the address of a mail server, such as smtps://name:password@mail.example or smtp://mail.example:587, with the signs of its password as in an address (# is %23)',
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
      'the mail server that sends invitations, links for forgotten passwords, notices of changed ones, and notifications ([operations.md](operations.md#mail)); without it none are sent, and the administrator gives the links to people. The password in it is written as in an address (`@` is `%40`)',
  },
  NEWSDESK_MAIL_FROM: {
    ...sender,
    default: undefined,
    meaning: 'who these letters are from; set it together with `NEWSDESK_SMTP_URL`',
  },
} satisfies Record<string, Setting<unknown>>;
