import { PRESETS } from '@contract';

import { StartError } from '../db/database';

import { isLoopbackAddress } from './loopback';
import type { Settings } from './settings';

/** The provider of OpenID Connect by which people sign in, and what this server is to it. */
export type OidcConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Its name on the button. */
  name: string;
  scopes: string;
  /** The permission of an account that is made for somebody who has none; undefined if none is made. */
  creates: number | undefined;
  /** The username of the only account that signs in with a password; undefined if all do. */
  passwordsOnlyFor: string | undefined;
};

const PERMISSION_OF = {
  off: undefined,
  writer: PRESETS.writer,
  'desk-editor': PRESETS.deskEditor,
  administrator: PRESETS.administrator,
} as const;

const OF_PROVIDER = ['NEWSDESK_OIDC_CLIENT_ID', 'NEWSDESK_OIDC_CLIENT_SECRET'] as const;
const WITH_PROVIDER = [...OF_PROVIDER, 'NEWSDESK_OIDC_NAME', 'NEWSDESK_PASSWORDS_ONLY_FOR'] as const;

/** The provider of the settings; undefined if there is none. Throws a StartError that names what is missing. */
export const oidcOf = (settings: Settings): OidcConfig | undefined => {
  const issuer = settings.NEWSDESK_OIDC_ISSUER;
  if (issuer === undefined) {
    const given = WITH_PROVIDER.find((name) => settings[name] !== undefined);
    if (given === undefined) return undefined;
    throw new StartError(`${given} is set, so NEWSDESK_OIDC_ISSUER must be set too.`);
  }
  const required = (name: (typeof OF_PROVIDER)[number]): string => {
    const value = settings[name];
    if (value === undefined) throw new StartError(`NEWSDESK_OIDC_ISSUER is set, so ${name} must be set too.`);
    return value;
  };
  if (/^http:/i.test(issuer) && !isLoopbackAddress(issuer) && !settings.NEWSDESK_OIDC_HTTP)
    throw new StartError(
      `NEWSDESK_OIDC_ISSUER is "${issuer}"; it must begin with https://, unless NEWSDESK_OIDC_HTTP is on.`,
    );
  return {
    issuer,
    clientId: required('NEWSDESK_OIDC_CLIENT_ID'),
    clientSecret: required('NEWSDESK_OIDC_CLIENT_SECRET'),
    name: settings.NEWSDESK_OIDC_NAME ?? new URL(issuer).host,
    scopes: settings.NEWSDESK_OIDC_SCOPES,
    creates: PERMISSION_OF[settings.NEWSDESK_OIDC_CREATE],
    passwordsOnlyFor: settings.NEWSDESK_PASSWORDS_ONLY_FOR,
  };
};
