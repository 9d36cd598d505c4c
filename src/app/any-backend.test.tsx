import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';

import { startSession } from '@/shared/session/session';
import { answerAs, anyBackend, type AnyBackend } from '@/shared/testing/any-backend';
import { apiServer } from '@/shared/testing/api-server';
import { renderRoutes } from '@/shared/testing/render';

import { appMessages } from './messages';
import { pageTable } from './route-table';
import { createRoutes } from './router';

/** A short pass; `npm run test:any-backend -- --seeds 500` runs more. */
const SEEDS = Number(process.env['NEWSDESK_SEEDS'] ?? 3);
const LIMIT_MS = 60_000 + SEEDS * 20_000;

const addressOf = (pattern: string, id: string) => pattern.replace(/:\w+/g, () => encodeURIComponent(id));

const failures: string[] = [];
beforeEach(() => {
  // React and the error page write there whatever a screen throws.
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const said = words.map(String).join(' ');
    if (!said.includes('act(')) failures.push(said);
  });
});
afterEach(() => jest.restoreAllMocks());

const visitEveryScreen = async (backend: AnyBackend) => {
  failures.length = 0;
  startSession({ token: 'access', refreshToken: 'refresh' });
  answerAs(backend);
  const { router, store, unmount } = renderRoutes(createRoutes(), { at: '/dashboard' });
  const errorTitles = [appMessages.th.error, appMessages.en.error];
  for (const { path } of pageTable) {
    const at = addressOf(path, backend.id);
    await act(() => router.navigate(at));
    await waitFor(() => {
      const queries = Object.values(store.getState().api.queries);
      expect(queries.some((query) => query?.status === 'pending')).toBe(false);
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    });
    for (const title of errorTitles) expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect([at, router.state.location.pathname, failures]).toEqual([at, at, []]);
  }
  unmount();
  apiServer.resetHandlers();
};

it(
  'no screen throws, whatever ids, nulls and unknown fields a backend sends [ANY-01, ANY-02]',
  async () => {
    const property = fc.asyncProperty(anyBackend, visitEveryScreen);
    const seed = Number(process.env['NEWSDESK_FIRST_SEED'] ?? 1);
    await expect(fc.assert(property, { numRuns: SEEDS, seed, endOnFailure: true })).resolves.toBeUndefined();
  },
  LIMIT_MS,
);
