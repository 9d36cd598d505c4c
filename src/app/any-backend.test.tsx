import { format } from 'node:util';

import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';

import { startSession } from '@/shared/session/session';
import { answerAs, anyBackend, type AnyBackend } from '@/shared/testing/any-backend';
import { apiServer } from '@/shared/testing/api-server';
import { renderRoutes } from '@/shared/testing/render';

import { appMessages } from './messages';
import { pageTable } from './routes/route-table';
import { createRoutes } from './routes/router';

/** The default number of runs is small; `npm run test:any-backend -- --seeds 500` runs more. */
const SEEDS = Number(process.env['NEWSDESK_SEEDS'] ?? 3);
const LIMIT_MS = 60_000 + SEEDS * 20_000;

const addressOf = (pattern: string, id: string) => pattern.replace(/:\w+/g, () => encodeURIComponent(id));

const failures: string[] = [];
beforeEach(() => {
  // React and the error page log every error that a screen throws.
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const said = format(...words);
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
      const queries = Object.entries(store.getState().api.queries);
      const pending = queries.filter(([, query]) => query?.status === 'pending').map(([name]) => name);
      const headings = screen.queryAllByRole('heading', { level: 1 }).length;
      expect({ at, pending, headings }).toEqual({ at, pending: [], headings: 1 });
    });
    const errors = errorTitles.filter((title) => screen.queryByText(title));
    const shown = router.state.location.pathname;
    expect({ at, shown, errors, failures }).toEqual({ at, shown: at, errors: [], failures: [] });
  }
  unmount();
  apiServer.resetHandlers();
};

it(
  'no screen throws, whatever ids, nulls and unknown fields a backend sends [ANY-01, ANY-02]',
  async () => {
    const property = fc.asyncProperty(anyBackend, visitEveryScreen);
    const seed = Number(process.env['NEWSDESK_FIRST_SEED'] ?? 1);
    // Await inside `expect`: Jest then prints the cause and the path that reproduces the failure.
    const path = process.env['NEWSDESK_PATH'] ?? '';
    expect(await fc.assert(property, { numRuns: SEEDS, seed, path, endOnFailure: true })).toBeUndefined();
  },
  LIMIT_MS,
);
