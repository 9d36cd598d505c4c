import type { Envelope, Id } from '@contract';

import { buildApp } from '../app';
import type { AppDeps } from '../app-deps';
import { openSession } from '../modules/auth/sessions';
import { createTokens, type OpenSession } from '../modules/auth/tokens';
import { createKeyring } from '../modules/keys/keyring';
import { createWebhookSender } from '../modules/webhooks/send';
import type { OidcConfig } from '../settings/oidc-config';

import { hereWorkers } from './here-workers';
import { createMemoryStorage } from './memory-storage';
import { emptyTables, openTestDatabase } from './test-database';

export const SECRET = 'a secret of 32 bytes for tests only';
export const KEYRING = createKeyring(SECRET);
export const PUBLIC_URL = 'https://newsdesk.example';
export const START_OF_TESTS = new Date('2026-03-18T05:00:00Z');

/** Sign-in by a provider that does not answer. */
export const NO_PROVIDER: OidcConfig = {
  issuer: 'http://127.0.0.1:1',
  clientId: 'newsdesk',
  clientSecret: 'only-for-tests',
  name: 'Example ID',
  scopes: 'openid email profile',
  creates: undefined,
  passwordsOnlyFor: undefined,
};

/** For the receivers of webhooks, on this computer. */
const RECEIVER_LIMIT_MS = 500;

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The user whose token is sent; absent for a call without token. */
  as?: Id;
  body?: object | string | Buffer;
  headers?: Record<string, string>;
};

type Answer<T> = { status: number; body: Envelope<T> & { data: T | null } };

/** The whole server with an in-memory database and a clock that only the test moves. */
const startTestServer = async () => {
  const database = await openTestDatabase();
  let now = START_OF_TESTS;
  const clock = () => now;
  const tokens = createTokens(KEYRING, clock);
  const { storage, files } = createMemoryStorage(clock);
  const build = (overrides: Partial<AppDeps> = {}) =>
    buildApp({
      db: database.db,
      listen: database.listen,
      storage,
      workers: hereWorkers,
      publicUrl: PUBLIC_URL,
      clock,
      keyring: KEYRING,
      consoleDir: '/nonexistent',
      demo: 'local',
      corsOrigins: ['https://console.example'],
      mailer: () => Promise.resolve(),
      oidc: NO_PROVIDER,
      webhookSender: createWebhookSender({ reachesPrivate: true, limitMs: RECEIVER_LIMIT_MS }),
      ...overrides,
    });
  const app = await build();
  await app.ready();

  const sessionsOfTest = new Map<Id, Promise<OpenSession>>();
  /** A valid token, of one session per user and test while it lasts. */
  const tokenOf = async (userId: Id): Promise<string> => {
    const kept = sessionsOfTest.get(userId);
    if (kept && (await kept).expiresAt > now) return (await tokens.issue(userId, await kept)).token;
    const session = openSession(database.db, userId, now);
    sessionsOfTest.set(userId, session);
    return (await tokens.issue(userId, await session)).token;
  };

  /** Makes a call and returns its status and envelope. */
  const call = async <T = unknown>(
    url: string,
    { method = 'GET', as, body, headers }: Call = {},
  ): Promise<Answer<T>> => {
    const authorization = as === undefined ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
    const response = await app.inject({
      method,
      url,
      payload: body,
      headers: { ...authorization, ...headers },
    });
    return { status: response.statusCode, body: response.json<Answer<T>['body']>() };
  };

  return {
    app,
    /** Another server on the same database. */
    build,
    db: database.db,
    storage,
    /** The stored files, by key. */
    files,
    tokens,
    tokenOf,
    call,
    /** Moves the server's clock. */
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    now: clock,
    reset: async () => {
      now = START_OF_TESTS;
      files.clear();
      sessionsOfTest.clear();
      await emptyTables(database.db);
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
};

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const START_LIMIT_MS = 60_000;

/** One server for a test file, emptied before each test. */
export const useTestServer = (assign: (server: TestServer) => void): void => {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer();
    assign(server);
  }, START_LIMIT_MS);
  beforeEach(() => server?.reset());
  afterAll(() => server?.close());
};
