import { anyText, key, onOrOff, oneOf, type Kind, type Setting, webAddress } from './kinds';

/** The address of an issuer, letter for letter: tokens name it so, some with a slash at the end. */
const issuer: Kind<string> = {
  read: (text) => (webAddress.read(text) === undefined ? undefined : text),
  must: 'an address that begins with https://, such as https://login.example, as the provider writes it',
};

const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

const scopes: Kind<string> = {
  read: (text) => {
    const words = text.split(/\s+/);
    return words.includes('openid') && words.every((word) => SCOPE.test(word)) ? words.join(' ') : undefined;
  },
  must: 'words with blanks between them, openid among them',
};

/** Sign-in by a provider of OpenID Connect. */
export const OIDC_SETTINGS = {
  NEWSDESK_OIDC_ISSUER: {
    ...issuer,
    default: undefined,
    meaning:
      'a provider of OpenID Connect by which people sign in too ([operations.md](operations.md#sign-in-by-a-provider)); without it there is none. It needs the two settings below',
  },
  NEWSDESK_OIDC_CLIENT_ID: {
    ...key,
    default: undefined,
    meaning: 'the name that the provider gave this server',
  },
  NEWSDESK_OIDC_CLIENT_SECRET: {
    ...key,
    default: undefined,
    isSecret: true,
    meaning: 'the secret that the provider gave this server',
  },
  NEWSDESK_OIDC_NAME: {
    ...anyText,
    default: undefined,
    shownDefault: 'the host of the issuer',
    meaning: 'the name of the provider on its button',
  },
  NEWSDESK_OIDC_SCOPES: {
    ...scopes,
    default: 'openid email profile',
    meaning: 'what the provider is asked for; without `email` no account can be linked or created',
  },
  NEWSDESK_OIDC_CREATE: {
    ...oneOf('off', 'writer', 'desk-editor', 'administrator'),
    default: 'off',
    meaning:
      'whoever has a confirmed e-mail at the provider and no account gets one, in no group and with the permissions of a preset: `writer`, `desk-editor` or `administrator`. Set it only for a provider that lets in nobody but your own people',
  },
  NEWSDESK_OIDC_HTTP: {
    ...onOrOff,
    default: false,
    meaning:
      'the provider may be reached by http beyond this computer too, where anybody on the way can sign in as anybody: for a private network alone',
  },
  NEWSDESK_PASSWORDS_ONLY_FOR: {
    ...anyText,
    default: undefined,
    meaning:
      'the username of the one account that still signs in with its password or passkey, for the day when the provider does not answer; everybody else signs in by the provider. Set it when that account exists',
  },
} satisfies Record<string, Setting<unknown>>;
