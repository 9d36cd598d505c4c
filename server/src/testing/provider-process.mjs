import { once } from 'node:events';
import http from 'node:http';

import { Provider } from 'oidc-provider';

/*
 * A real provider of OpenID Connect for tests, as a process of its own. Whoever signs in there is who they say: the login is the
 * e-mail address, which is not confirmed if it begins with "unconfirmed". It tells its parent its address.
 */
const [origin, clientId, clientSecret] = process.argv.slice(2);

const server = http.createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
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
});
server.on('request', provider.callback());
process.send(issuer);
