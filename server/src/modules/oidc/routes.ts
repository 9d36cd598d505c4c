import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import type { OidcConfig } from '../../settings/oidc-config';
import type { Tokens } from '../auth/tokens';
import type { Keyring } from '../keys/keyring';
import type { Post } from '../mail/post';
import type { FactorRules } from '../two-factor/policy';

import { registerProviderAccountRoutes } from './account-routes';
import { createProvider } from './provider';
import { registerProviderRoutes } from './provider-routes';
import { registerProviderSessionRoutes } from './session-routes';

export type OidcDeps = {
  db: Database;
  clock: Clock;
  tokens: Tokens;
  keyring: Keyring;
  publicUrl: string;
  oidc: OidcConfig;
  post: Post | undefined;
} & FactorRules;

/** Sign-in by a provider of OpenID Connect (extension `oidc`): docs/decisions/sign-in-by-provider.md. */
export const registerOidc = (app: App, deps: OidcDeps): void => {
  registerProviderRoutes(app, deps, createProvider({ config: deps.oidc, publicUrl: deps.publicUrl }));
  registerProviderSessionRoutes(app, deps);
  registerProviderAccountRoutes(app, deps);
};
