import { holdEntry, openEntryIds } from './open-entries';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

/** The locks of a browser, as several tabs share them. */
const giveLocks = () => {
  const taken = new Map<string, Promise<unknown>>();
  const locks = {
    request: (name: string, _: unknown, run: (lock: object | null) => Promise<unknown> | undefined) => {
      const work = run(taken.has(name) ? null : {});
      if (!work) return Promise.resolve();
      const done = work.then(() => taken.delete(name));
      taken.set(name, done);
      return done;
    },
    query: () =>
      Promise.resolve({ held: [...[...taken.keys()].map((name) => ({ name })), { name: 'other' }] }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
};

type Data = { data: unknown };

/** The channel between the tabs of a browser; nobody hears what they say themselves. */
const giveChannels = () => {
  const open = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: Data) => void) | null = null;
    constructor(readonly name: string) {
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
    close() {
      open.delete(this);
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: FakeChannel, configurable: true });
  return { open, Channel: FakeChannel };
};

/** What is open, without waiting for the tabs that do not answer. */
const openNow = async () => {
  jest.useFakeTimers();
  const ids = openEntryIds();
  await jest.advanceTimersByTimeAsync(300);
  return [...(await ids)];
};

describe('an open form, where the browser has locks', () => {
  it('is known to all tabs until it is closed', async () => {
    giveLocks();
    const release = await holdEntry('one');
    expect([...(await openEntryIds())]).toEqual(['one']);
    release?.();
    await Promise.resolve();
    expect([...(await openEntryIds())]).toEqual([]);
  });

  it('is open in one tab only', async () => {
    giveLocks();
    const release = await holdEntry('one');
    expect(await holdEntry('one')).toBeNull();
    release?.();
  });
});

describe('an open form, where the browser has no locks', () => {
  it('is told to the tabs that ask, until the last form of the tab is closed', async () => {
    const { open, Channel } = giveChannels();
    const releases = [await holdEntry('one'), await holdEntry('two')];
    const said: unknown[] = [];
    const other = new Channel('newsdesk-journal');
    other.onmessage = ({ data }) => said.push(data);
    other.postMessage({ ask: true });
    expect(said).toEqual([{ open: ['one', 'two'] }]);
    releases[0]?.();
    other.postMessage({ ask: true });
    expect(said.at(-1)).toEqual({ open: ['two'] });
    releases[1]?.();
    expect([...open]).toEqual([other]);
  });

  it('is asked for in the other tabs, and not taken for an answer that another asked for', async () => {
    const { Channel } = giveChannels();
    const other = new Channel('newsdesk-journal');
    other.onmessage = () => other.postMessage({ open: ['far'] });
    const release = await holdEntry('near');
    expect((await openNow()).sort()).toEqual(['far', 'near']);
    release?.();
  });

  it('keeps quiet while another tab answers', async () => {
    const { Channel } = giveChannels();
    const release = await holdEntry('near');
    const said: unknown[] = [];
    const other = new Channel('newsdesk-journal');
    other.onmessage = ({ data }) => said.push(data);
    other.postMessage({ open: ['far'] });
    expect(said).toEqual([]);
    release?.();
  });
});

it('is known to nobody else in a browser that lets tabs neither lock nor talk', async () => {
  const release = await holdEntry('one');
  expect([...(await openEntryIds())]).toEqual([]);
  release?.();
});
