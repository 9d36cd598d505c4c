import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { listTag, partialTag } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { allowRenewal, getRenewal } from '@/shared/session/renewal';
import { endSession, startSession } from '@/shared/session/session';
import { announceExtensions, answer, apiServer, ok } from '@/shared/testing/api-server';
import { hurry } from '@/shared/testing/hurry';
import { answerLiveStream } from '@/shared/testing/live-stream';

import { baseApi } from '../base-api';
import { createStore } from '../store';
import { NEWS_OF_GROUPS } from '../tags';

import { startLiveUpdates } from './live-updates';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readNews: build.query<number, void>({
      query: () => ({ url: '/api/news' }),
      providesTags: [partialTag('News', 3)],
    }),
    readDesk: build.query<number, void>({
      query: () => ({ url: '/api/desk' }),
      providesTags: [NEWS_OF_GROUPS],
    }),
    readCountries: build.query<number, void>({
      query: () => ({ url: '/api/countries' }),
      providesTags: [listTag('Country')],
    }),
    write: build.mutation<null, void>({ query: () => ({ url: '/api/write', method: 'POST' }) }),
  }),
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const look = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => jest.restoreAllMocks());

const setup = async () => {
  startSession({ token: 'access', refreshToken: 'refresh' });
  const news = answer('get', '/api/news', () => ok(news.length));
  const countries = answer('get', '/api/countries', () => ok(countries.length));
  const me = answer('get', '/api/auth/me', () => ok({}));
  const store = createStore();
  await store.dispatch(api.endpoints.readNews.initiate());
  const countriesRead = store.dispatch(api.endpoints.readCountries.initiate());
  await countriesRead;
  stops.push(startLiveUpdates(store));
  return { store, news, countries, me, closeCountries: countriesRead.unsubscribe };
};

/** What RTK Query notes as on screen, half a second late. */
const onScreen = ({ getState }: ReturnType<typeof createStore>): string[] =>
  Object.entries(getState().api.subscriptions)
    .filter(([, subscribers]) => Object.keys(subscribers ?? {}).length > 0)
    .map(([key]) => key.replace(/\(.*/, ''));

it('the texts of the server are loaded again in the language that the person chooses', async () => {
  const { news, countries } = await setup();
  expect(news.map(({ headers }) => headers.get('accept-language'))).toEqual(['th']);
  setLocale('en');
  await waitFor(() => expect(countries).toHaveLength(2));
  await waitFor(() => expect(news).toHaveLength(2));
  expect(news.at(-1)?.headers.get('accept-language')).toBe('en');
  setLocale('en');
  await settled();
  expect(news).toHaveLength(2);
  // Before the language is set back.
  stops.splice(0).forEach((stop) => stop());
});

describe('changes made elsewhere', () => {
  it('refetch only the affected data that is on screen', async () => {
    stops.push(hurry());
    const stream = answerLiveStream();
    const { news, countries } = await setup();
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    expect(stream.opened[0]?.authorization).toBe('Bearer access');
    stream.say({ tags: [partialTag('News', 3)] });
    await waitFor(() => expect(news).toHaveLength(2));
    stream.say({ tags: [partialTag('News', 7), { type: 'User', id: 1 }] });
    stream.say({ tags: [{ type: 'Country' }] });
    await waitFor(() => expect(countries).toHaveLength(2));
    expect(news).toHaveLength(2);
  });

  it('refetch what shows news of several groups if the news of a group of the person changed', async () => {
    stops.push(hurry());
    const stream = answerLiveStream();
    const { store, countries } = await setup();
    const desk = answer('get', '/api/desk', () => ok(desk.length));
    await store.dispatch(api.endpoints.readDesk.initiate());
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    stream.say({ tags: [partialTag('News'), listTag('Country')] });
    await waitFor(() => expect(countries).toHaveLength(2));
    expect(desk).toHaveLength(1);
    stream.say({ tags: [partialTag('News', 7)] });
    await waitFor(() => expect(desk).toHaveLength(2));
  });

  it('are batched: several at once refetch a list once', async () => {
    const stream = answerLiveStream();
    const { news, countries } = await setup();
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    for (let event = 0; event < 5; event += 1) stream.say({ tags: [partialTag('News', 3)] });
    stream.say({ tags: [listTag('Country')] });
    await waitFor(() => expect(countries).toHaveLength(2));
    expect(news).toHaveLength(2);
  });

  it('refetch again after one second at the earliest', async () => {
    const stream = answerLiveStream();
    const { news } = await setup();
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    // Not a spy: `waitFor` would mistake it for a fake timer.
    const delays: unknown[] = [];
    const later = globalThis.setTimeout;
    const noted = (...args: Parameters<typeof setTimeout>) => (delays.push(args[1]), later(...args));
    globalThis.setTimeout = Object.assign(noted, later);
    stops.push(() => (globalThis.setTimeout = later));
    stream.say({ tags: [partialTag('News', 3)] });
    await waitFor(() => expect(news).toHaveLength(2));
    expect(delays).not.toContain(1_000);
    stream.say({ tags: [partialTag('News', 3)] });
    await waitFor(() => expect(delays).toContain(1_000));
  });

  it('with an unknown format change nothing', async () => {
    const stream = answerLiveStream();
    const { news, countries } = await setup();
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    stream.write('data: <html>\n\n');
    stream.write('data: {"tags":[{"type":"Quiz"},7,null,{"type":"News","id":{}}]}\n\n');
    stream.say({ tags: [listTag('Country')] });
    await waitFor(() => expect(countries).toHaveLength(2));
    expect(news).toHaveLength(1);
  });
});

describe('the stream of changes', () => {
  it('reconnects when it ends, and sends the age of the data on screen', async () => {
    stops.push(hurry());
    const stream = answerLiveStream();
    await setup();
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    stream.end();
    await waitFor(() => expect(stream.opened).toHaveLength(2));
    const [first, second] = stream.opened;
    expect(second?.query['client']).toBe(first?.query['client']);
    expect(Number(second?.query['behindMs'])).toBeGreaterThanOrEqual(1_000);
    expect(Number(second?.query['behindMs'])).toBeLessThan(10_000);
  });

  it('sends the id of this page with writes, so that the server does not send them back', async () => {
    const stream = answerLiveStream();
    const { store } = await setup();
    const writes = answer('post', '/api/write', () => ok(null));
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    await waitFor(async () => {
      await store.dispatch(api.endpoints.write.initiate());
      expect(writes.at(-1)?.headers.get('x-client-id')).toBe(stream.opened[0]?.query['client']);
    });
  });

  it('closes after the page was hidden for a while, and reopens when it is visible', async () => {
    stops.push(hurry());
    const stream = answerLiveStream();
    await setup();
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    look(true);
    await waitFor(() => expect(stream.opened[0]?.closed).toBe(true));
    look(false);
    await waitFor(() => expect(stream.opened).toHaveLength(2));
  });

  it('ends with the session', async () => {
    const stream = answerLiveStream();
    await setup();
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    endSession('signed-out');
    await waitFor(() => expect(stream.opened[0]?.closed).toBe(true));
  });

  it('is not requested again with a refused token, but with the next one', async () => {
    stops.push(hurry());
    const tokens: (string | null)[] = [];
    announceExtensions('live');
    apiServer.use(
      http.get('*/api/events', ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return new HttpResponse(null, { status: 401 });
      }),
    );
    stops.push(allowRenewal());
    await setup();
    await waitFor(() => expect(tokens).toEqual(['Bearer access']));
    // Whoever only reads is asked to sign in again, too.
    await waitFor(() => expect(getRenewal()).toEqual(expect.objectContaining({ refusedToken: 'access' })));
    startSession({ token: 'newer', refreshToken: 'refresh' });
    await waitFor(() => expect(tokens).toEqual(['Bearer access', 'Bearer newer']));
  });
});

describe('everything on screen', () => {
  it('is refetched after the API was unreachable; what is not on screen stays readable', async () => {
    answerLiveStream();
    const { store, news, countries, closeCountries } = await setup();
    closeCountries();
    await waitFor(() => expect(onScreen(store)).toEqual(['readNews']));
    await waitFor(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
      expect(news).toHaveLength(2);
    });
    expect(countries).toHaveLength(1);
    expect(api.endpoints.readCountries.select()(store.getState()).data).toBe(1);
  });
});

describe('a backend without the stream of changes', () => {
  it('gets no request for it; returning to the page refetches the screen [ANY-03]', async () => {
    const stream = answerLiveStream();
    announceExtensions();
    const { store, news } = await setup();
    await waitFor(() => expect(onScreen(store)).toEqual(['readNews', 'readCountries']));
    const now = jest.spyOn(Date, 'now');
    let minutes = Date.now() / 60_000;
    await waitFor(() => {
      now.mockReturnValue((minutes += 1) * 60_000);
      window.dispatchEvent(new Event('focus'));
      expect(news).toHaveLength(2);
    });
    expect(stream.opened).toEqual([]);
  });

  it.each([
    ['a 404', () => new HttpResponse(null, { status: 404 })],
    ['a 405', () => new HttpResponse(null, { status: 405 })],
    ['a page', () => HttpResponse.html('<!doctype html>')],
    ['json', () => HttpResponse.json({ success: true, data: null })],
  ])(
    'answers the stream with %s and is asked only once; returning to the page refetches the screen',
    async (_what, respond) => {
      const asked = jest.fn();
      announceExtensions('live');
      apiServer.use(
        http.get('*/api/events', () => {
          asked();
          return respond();
        }),
      );
      const now = jest.spyOn(Date, 'now');
      const { store, news } = await setup();
      await waitFor(() => expect(onScreen(store)).toEqual(['readNews', 'readCountries']));
      const writes = answer('post', '/api/write', () => ok(null));
      await waitFor(() => expect(asked).toHaveBeenCalled());
      now.mockReturnValue(new Date().getTime() + 60_000);
      await waitFor(() => {
        window.dispatchEvent(new Event('focus'));
        expect(news).toHaveLength(2);
      });
      expect(asked).toHaveBeenCalledTimes(1);
      await store.dispatch(api.endpoints.write.initiate());
      expect(writes[0]?.headers.has('x-client-id')).toBe(false);
    },
  );
});
