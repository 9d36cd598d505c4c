import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

import type { OidcConfig } from '../settings/oidc-config';

type Claims = JWTPayload & Record<string, unknown>;

/** What a provider does that an honest one does not. */
export type Lie = {
  /** Of its description. */
  metadata?: Record<string, unknown>;
  claims?: (honest: Claims) => Claims;
  /** The token is signed with a key that it does not name. */
  isForged?: boolean;
  /** Of its answer about the person. */
  userInfo?: Record<string, unknown>;
  /** The answer to a path instead of the honest one. */
  answers?: Record<string, (response: http.ServerResponse) => void>;
};

const ALGORITHM = 'RS256';
const KEY = { kid: 'one', alg: ALGORITHM };

/** The settings of a server whose provider this is; no account is made, and passwords sign in too. */
export const settingsFor = ({ issuer }: { issuer: string }): OidcConfig => ({
  issuer,
  clientId: 'newsdesk',
  clientSecret: 'p-ssw0rd-of-the-client',
  name: 'Example ID',
  scopes: 'openid email',
  creates: undefined,
  passwordsOnlyFor: undefined,
});

/** A provider on this computer that tells one lie at a time; `leadBack` is the browser after its sign-in there. */
export const openLyingProvider = async () => {
  const [{ publicKey, privateKey }, stranger] = await Promise.all([
    generateKeyPair(ALGORITHM),
    generateKeyPair(ALGORITHM),
  ]);
  let lie: Lie = {};
  let nonce = '';
  const codes = new Set<string>();

  const tokenOf = (issuer: string): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    const honest: Claims = {
      iss: issuer,
      aud: 'newsdesk',
      sub: 'malee',
      nonce,
      iat: now,
      exp: now + 300,
      auth_time: now,
    };
    return new SignJWT(lie.claims?.(honest) ?? honest)
      .setProtectedHeader(KEY)
      .sign(lie.isForged ? stranger.privateKey : privateKey);
  };

  const server = http.createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const json = (body: object, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { pathname } = new URL(request.url ?? '', issuer);
    const said = lie.answers?.[pathname];
    if (said) return said(response);
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () =>
        json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/me`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: [ALGORITHM],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
          ...lie.metadata,
        }),
      '/keys': async () => json({ keys: [{ ...(await exportJWK(publicKey)), ...KEY }] }),
      '/token': async () => {
        let body = '';
        for await (const part of request) body += String(part);
        // An honest provider takes a code once.
        if (!codes.delete(new URLSearchParams(body).get('code') ?? ''))
          return json({ error: 'invalid_grant' }, 400);
        return json({ access_token: 'x', token_type: 'Bearer', id_token: await tokenOf(issuer) });
      },
      '/me': () =>
        json({ sub: 'malee', email: 'malee@newsdesk.example', email_verified: true, ...lie.userInfo }),
    };
    void (answers[pathname] ?? (() => json({}, 404)))();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP

  return {
    issuer: `http://127.0.0.1:${port}`,
    tells: (next: Lie) => {
      lie = next;
    },
    /** Signs in at the page of an address; resolves to where the browser is led. */
    leadBack: (address: string): URL => {
      const asked = new URL(address).searchParams;
      nonce = asked.get('nonce') ?? '';
      const code = `code${codes.size}${Math.random()}`;
      codes.add(code);
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
      return back;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
