import { readFileSync } from 'node:fs';
import path from 'node:path';

import { http, HttpResponse } from 'msw';

import { isApiError } from '@/shared/api/api-error';
import { createStore } from '@/shared/api/store';
import { ErrorCode } from '@/shared/contract';
import { apiServer, refused } from '@/shared/testing/api-server';
import { signInAs } from '@/shared/testing/sign-in-as';

import { ARGUMENTS, loadEndpoints, send } from './testing/endpoints';

/** Mutations that change nothing that a query shows, each with the reason. */
const WITHOUT_TAGS: Record<string, string> = {
  identify: 'it asks whose a token is and changes nothing',
  giveSecondFactor: 'as signIn',
  startProviderSignIn: 'it leads elsewhere, and changes nothing that is shown',
  finishProviderSignIn: 'as signIn',
  askProviderSignOut: 'it reads, and is a mutation so that it is asked when it is needed',
  stepUp: 'it proves who is there, and changes nothing that is shown',
  startPasskey: 'nothing counts before the passkey is added',
  startPasskeySignIn: 'as signIn',
  signInByPasskey: 'as signIn',
  startPasskeyProof: 'as stepUp',
  stepUpByPasskey: 'as stepUp',
  startTwoFactor: 'a secret is shown once, and counts for nothing before it is confirmed',
  signIn: 'the cache is empty before it: nothing of the last person may be there',
  exportAudit: 'it reads, and is a mutation so that nobody keeps the file',
  createAccountLink: 'a link is shown once, and kept by no query',
  setPasswordByLink: 'whoever sets a password by a link is signed in to nothing',
  requestAccountLink: 'a letter changes nothing that is shown',
  createFirstAdministrator: 'nothing was asked before there was anybody',
  leavePresence: 'the page that is left shows nobody any more, and the server tells the others',
  fetchPicture: 'as uploadImage',
  uploadImage: 'an uploaded picture is in no list until the news that shows it is saved',
};

type OpenApi = { paths: Record<string, Record<string, object>> };

/**
 * The calls in the API document, as `GET /api/users/detail/{id}`, and whether they belong to an extension.
 */
const DOCUMENTED = Object.entries(
  (JSON.parse(readFileSync(path.resolve(__dirname, '../../docs/openapi.json'), 'utf8')) as OpenApi).paths,
).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${address}`,
    isExtension: 'x-extension' in operation,
  })),
);
const callsWhere = (isExtension: boolean) =>
  DOCUMENTED.filter((documented) => documented.isExtension === isExtension).map(({ call }) => call);
const [CORE_API, EXTENSIONS] = [callsWhere(false), callsWhere(true)];

/** The calls that these endpoints send, as `GET /api/users/detail/{id}`. */
const callsOf = async (names: string[]): Promise<string[]> => {
  const sent: string[] = [];
  signInAs();
  apiServer.use(
    http.all('*/api/*', ({ request }) => {
      sent.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
      return HttpResponse.json(refused(ErrorCode.Alert).body);
    }),
  );
  // A new store for each endpoint: a cached answer would suppress the request.
  for (const name of names) await send(createStore(), name);
  return sent;
};

describe('every endpoint of every feature', () => {
  const definitions = loadEndpoints();
  const queries = [...definitions].filter(([, { type }]) => type === 'query');
  const mutations = [...definitions].filter(([, { type }]) => type === 'mutation');

  it('sends a call of the core API or of an extension, and together they send all 33 [API-05]', async () => {
    expect(Object.keys(ARGUMENTS).sort()).toEqual([...definitions.keys()].sort());
    const all = await callsOf([...definitions.keys()]);
    const sent = all.filter((call) => !EXTENSIONS.includes(call));
    expect([...new Set(sent)].sort()).toEqual([...CORE_API].sort());
    // updateCategory and moveCategory share one call but invalidate different tags; so do getCurrentUser and
    // identify. searchUsers and findPeople belong to features that may not use each other.
    expect(sent).toHaveLength(CORE_API.length + 3);
    expect(CORE_API).toHaveLength(33);
  });

  it.each(queries)('the query %s provides tags', (_name, { providesTags }) => {
    expect(providesTags).toBeDefined();
  });

  it.each(mutations)(
    'the mutation %s invalidates tags or has a documented reason not to',
    (name, { invalidatesTags }) => {
      expect(invalidatesTags !== undefined || WITHOUT_TAGS[name] !== undefined).toBe(true);
      expect(invalidatesTags !== undefined && WITHOUT_TAGS[name] !== undefined).toBe(false);
    },
  );

  it.each(mutations.filter(([name]) => !WITHOUT_TAGS[name] && name !== 'moveCategory'))(
    'the mutation %s refetches nothing if the server refuses it',
    (_name, { invalidatesTags }) => {
      const error = { code: 1, message: '', fieldErrors: {}, httpStatus: 400 };
      expect(isApiError(error)).toBe(true);
      expect(
        typeof invalidatesTags === 'function' && invalidatesTags(undefined, error, {}, undefined),
      ).toEqual([]);
    },
  );
});
