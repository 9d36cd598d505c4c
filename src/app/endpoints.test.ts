import { readdirSync } from 'node:fs';
import path from 'node:path';

import { isApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';

/** What RTK Query hands to `enhanceEndpoints`: the definition of each endpoint. */
type Definition = { type: 'query' | 'mutation'; providesTags?: unknown; invalidatesTags?: unknown };

/** Writes that change nothing a query shows, with the reason. */
const WITHOUT_TAGS: Record<string, string> = {
  identify: 'it asks whose a token is and changes nothing',
  signIn: 'the cache is empty before it: nothing of the last person may be there',
  uploadImage: 'an uploaded picture is in no list until the news that shows it is saved',
};

const FEATURES = path.resolve(__dirname, '../features');

const apiFiles = readdirSync(FEATURES).flatMap((feature) => {
  const folder = path.join(FEATURES, feature, 'api');
  return readdirSync(folder)
    .filter((name) => name.endsWith('-api.ts'))
    .map((name) => path.join(folder, name));
});

const setup = (): Map<string, Definition> => {
  apiFiles.forEach((file) => jest.requireActual(file));
  const definitions = new Map<string, Definition>();
  // The endpoints of every feature are injected by now, under names that the base does not know statically.
  const names = Object.keys(baseApi.endpoints);
  baseApi.enhanceEndpoints({
    endpoints: Object.fromEntries(
      names.map((name) => [name, (definition: Definition) => void definitions.set(name, definition)]),
    ) as never, // the static type has no endpoints to name
  });
  return definitions;
};

describe('every endpoint of every feature', () => {
  const definitions = setup();
  const queries = [...definitions].filter(([, { type }]) => type === 'query');
  const mutations = [...definitions].filter(([, { type }]) => type === 'mutation');

  it('is one of the 33 calls of the specification [API-05]', () => {
    expect(apiFiles).toHaveLength(6);
    // updateCategory and moveCategory are one call with two meanings for the cache, getCurrentUser and identify another
    expect(definitions.size - 2).toBe(33);
  });

  it.each(queries)('the query %s provides tags', (_name, { providesTags }) => {
    expect(providesTags).toBeDefined();
  });

  it.each(mutations)('the mutation %s invalidates tags, or says why not', (name, { invalidatesTags }) => {
    expect(invalidatesTags !== undefined || WITHOUT_TAGS[name] !== undefined).toBe(true);
    expect(invalidatesTags !== undefined && WITHOUT_TAGS[name] !== undefined).toBe(false);
  });

  it.each(mutations.filter(([name]) => !WITHOUT_TAGS[name] && name !== 'moveCategory'))(
    'the mutation %s refetches nothing when it is refused',
    (_name, { invalidatesTags }) => {
      const error = { code: 1, message: '', fieldErrors: {}, httpStatus: 400 };
      expect(isApiError(error)).toBe(true);
      expect(
        typeof invalidatesTags === 'function' && invalidatesTags(undefined, error, {}, undefined),
      ).toEqual([]);
    },
  );
});
