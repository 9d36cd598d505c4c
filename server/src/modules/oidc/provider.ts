import { createHash } from 'node:crypto';

import * as client from 'openid-client';

import { isRecord } from '@contract';

import type { ProviderFailure, ProviderIdentity } from '../../db/schema';
import { isStorable, withoutControls } from '../../http/plain-text';
import type { OidcConfig } from '../../settings/oidc-config';

import { createLimitedFetch, Unreachable } from './limited-fetch';

/** How long what the provider says about itself is believed. Its keys are fetched anew when a token names one that is not known. */
const KEPT_MS = 60 * 60_000;
/** How far its clock may differ from this one. */
const CLOCK_TOLERANCE_SECONDS = 60;
const MAX_TEXT = 254;
/** As the standard bounds it. */
const MAX_SUBJECT = 255;

/** A sign-in that failed at the provider, with the reason for the person; the message is for the log. */
export class ProviderError extends Error {
  override name = 'ProviderError';

  constructor(
    readonly failure: ProviderFailure,
    cause: unknown,
  ) {
    super(saidBy(cause), { cause });
  }
}

/** The words of an error and of what caused it, without the answers of the provider, which may hold tokens. */
const saidBy = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause instanceof Error ? [error.cause.message] : [])].join(' ')
    : String(error);

const isCausedBy = (error: unknown, kind: typeof Unreachable): boolean =>
  error instanceof kind || (error instanceof Error && isCausedBy(error.cause, kind));

const REFUSALS: Record<string, ProviderFailure> = {
  access_denied: 'cancelled',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
};

const failureOf = (error: unknown): ProviderFailure => {
  if (isCausedBy(error, Unreachable)) return 'unreachable';
  return error instanceof client.AuthorizationResponseError
    ? (REFUSALS[error.error] ?? 'untrusted')
    : 'untrusted';
};

/** A value of one sign-in. The browser alone keeps the secret, and none of these values leads to it or to another. */
const derive = (secret: string, what: 'state' | 'nonce' | 'verifier'): string =>
  createHash('sha256').update(`newsdesk ${what} ${secret}`).digest('base64url');

/** The `state` that the provider gives back. */
export const stateOf = (secret: string): string => derive(secret, 'state');

const textIn = (claims: Record<string, unknown>, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' && isStorable(value)
    ? withoutControls(value).trim().slice(0, MAX_TEXT)
    : '';
};

/** The e-mail that the same claims call confirmed; empty if they do not. */
const confirmedIn = (claims: Record<string, unknown>): string => {
  const email = claims['email_verified'] === true ? textIn(claims, 'email') : '';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : '';
};

/** The secret in the header, as OpenID Connect has it unless a provider says otherwise, or in the body. */
const authenticateWith = (secret: string): client.ClientAuth => {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return methods.includes('client_secret_basic') ? inHeader(server, ...rest) : inBody(server, ...rest);
  };
};

type Deps = { config: OidcConfig; publicUrl: string; limitMs?: number };

/**
 * The provider, by the code flow with PKCE, state and nonce. What it says about itself is fetched when somebody signs in, so
 * that this server starts without it. Every call throws a `ProviderError`.
 */
export const createProvider = ({ config, publicUrl, limitMs }: Deps) => {
  const redirectUri = `${publicUrl}/api/auth/oidc/callback`;
  const limitedFetch = createLimitedFetch(limitMs);
  let known: { until: number; found: Promise<client.Configuration> } | undefined;

  const discover = async (): Promise<client.Configuration> => {
    const { issuer, clientId, clientSecret } = config;
    const found = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      authenticateWith(clientSecret),
      {
        [client.customFetch]: (url, { body, ...options }) =>
          limitedFetch(url, { ...options, body: body ?? null }),
        execute: /^http:/i.test(issuer) ? [client.allowInsecureRequests] : [],
      },
    );
    // The library believes a token that came by TLS without its signature; this server does not.
    client.enableNonRepudiationChecks(found);
    return found;
  };

  const configuration = (): Promise<client.Configuration> => {
    if (known && known.until > performance.now()) return known.found;
    const found = discover();
    const current = { until: performance.now() + KEPT_MS, found };
    known = current;
    found.catch(() => {
      if (known === current) known = undefined;
    });
    return found;
  };

  const identityOf = async (
    found: client.Configuration,
    tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  ): Promise<ProviderIdentity> => {
    const token = tokens.claims();
    if (!token) throw new Error('The provider sent no ID token.');
    if (token.sub.length > MAX_SUBJECT || !isStorable(token.sub)) throw new Error('The subject is no id.');
    // Most providers put the e-mail, or that it is confirmed, elsewhere.
    const more: unknown =
      token['email_verified'] === undefined && found.serverMetadata().userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(found, tokens.access_token, token.sub)
        : {};
    const claims = { ...token, ...(isRecord(more) && more) };
    const email = confirmedIn(token) || (isRecord(more) ? confirmedIn(more) : '');
    return {
      issuer: token.iss,
      subject: token.sub,
      email: email || null,
      name: textIn(claims, 'name'),
      username: textIn(claims, 'preferred_username'),
      provenAt: token.auth_time === undefined ? null : new Date(token.auth_time * 1_000).toISOString(),
    };
  };

  const asking = async <T>(work: (found: client.Configuration) => Promise<T> | T): Promise<T> => {
    try {
      return await work(
        await configuration().catch((error: unknown) => {
          throw new Unreachable(saidBy(error), { cause: error });
        }),
      );
    } catch (error) {
      throw new ProviderError(failureOf(error), error);
    }
  };

  return {
    /** The page of the provider where a sign-in begins. */
    begin: (secret: string): Promise<string> =>
      asking(async (found) => {
        const address = client.buildAuthorizationUrl(found, {
          redirect_uri: redirectUri,
          scope: config.scopes,
          state: stateOf(secret),
          nonce: derive(secret, 'nonce'),
          code_challenge: await client.calculatePKCECodeChallenge(derive(secret, 'verifier')),
          code_challenge_method: 'S256',
        });
        return address.href;
      }),

    /** Who has signed in, by what the provider answered to the browser (`search`) and to this server. */
    finish: (secret: string, search: string): Promise<ProviderIdentity> =>
      asking(async (found) => {
        const tokens = await client.authorizationCodeGrant(found, new URL(`${redirectUri}${search}`), {
          pkceCodeVerifier: derive(secret, 'verifier'),
          expectedState: stateOf(secret),
          expectedNonce: derive(secret, 'nonce'),
          idTokenExpected: true,
        });
        return identityOf(found, tokens);
      }),

    /** The page of the provider that signs a person out there and leads back to the console; null if it has none. */
    signOutAddress: (): Promise<string | null> =>
      asking((found) =>
        found.serverMetadata().end_session_endpoint === undefined
          ? null
          : client.buildEndSessionUrl(found, { post_logout_redirect_uri: `${publicUrl}/sign-in` }).href,
      ),
  };
};

export type Provider = ReturnType<typeof createProvider>;
