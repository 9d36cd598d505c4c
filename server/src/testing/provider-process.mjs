import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';

import { Provider } from 'oidc-provider';

/*
 * A real provider of OpenID Connect for tests, as a process of its own. Whoever signs in there is who they say: the login is the
 * e-mail address, which is not confirmed if it begins with "unconfirmed". It tells its parent its address, and again when it has
 * replaced its key, which any message makes it do.
 */
const [origin, clientId, clientSecret] = process.argv.slice(2);

const server = http.createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${server.address().port}`;

const options = {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [`${origin}/api/auth/oidc/callback`],
      post_logout_redirect_uris: [`${origin}/sign-in`],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'preferred_username'],
  },
  findAccount: (_context, login) => ({
    accountId: login,
    claims: () => ({
      sub: login,
      email: login,
      email_verified: !login.startsWith('unconfirmed'),
      name: `คุณ ${login.split('@')[0]}`,
      preferred_username: login,
    }),
  }),
};

let answer = new Provider(issuer, options).callback();
server.on('request', (request, response) => answer(request, response));
process.on('message', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  answer = new Provider(issuer, {
    ...options,
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
  }).callback();
  process.send(issuer);
});
process.send(issuer);
