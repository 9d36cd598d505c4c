import { drizzle } from 'drizzle-orm/pglite';

import { buildApp } from '../src/app';
import * as schema from '../src/db/schema';
import { systemClock } from '../src/http/clock';
import { createKeyring } from '../src/modules/keys/keyring';
import { ROOT_FOLDER } from '../src/paths';

// Only the routes are needed; none of them is called.
const unused = () => Promise.reject(new Error('Only the document is made here.'));

const app = await buildApp({
  db: drizzle.mock({ schema }),
  listen: () => Promise.resolve(() => Promise.resolve()),
  storage: {
    put: unused,
    read: unused,
    remove: unused,
    check: unused,
    // eslint-disable-next-line require-yield -- an empty store
    async *list() {
      return;
    },
  },
  workers: { cleanHtml: unused, makeImage: unused, makeSize: unused },
  clock: systemClock,
  publicUrl: 'http://127.0.0.1',
  keyring: createKeyring('signs nothing'),
  consoleDir: ROOT_FOLDER,
  mailer: unused,
  oidc: {
    issuer: 'http://127.0.0.1',
    clientId: '',
    clientSecret: '',
    name: '',
    scopes: 'openid',
    creates: undefined,
    passwordsOnlyFor: undefined,
  },
});
await app.ready();
/** The document, for the script that writes it (scripts/openapi.mjs). */
export const document = app.swagger();
await app.close();
