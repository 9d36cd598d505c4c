import { giveLocks } from '@/shared/testing/browser-locks';

import { holdEntry, openEntryIds } from './open-entries';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

type Data = { data: unknown };

/** The channel between tabs; a tab does not receive its own messages. */
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

/** The open entries, without waiting for tabs that do not answer. */
const openNow = async () => {
  jest.useFakeTimers();
  const ids = openEntryIds();
  await jest.advanceTimersByTimeAsync(300);
  return [...(await ids)];
};

describe('an open form, in a browser with locks', () => {
  it('is reported to all tabs until it is closed', async () => {
    giveLocks();
    const release = await holdEntry('one');
    expect([...(await openEntryIds())]).toEqual(['one']);
    release?.();
    await Promise.resolve();
    expect([...(await openEntryIds())]).toEqual([]);
  });

  it('can be open in only one tab', async () => {
    giveLocks();
    const release = await holdEntry('one');
    expect(await holdEntry('one')).toBeNull();
    release?.();
  });
});

describe('an open form, in a browser without locks', () => {
  it('is reported to the tabs that ask, until the last form of the tab is closed', async () => {
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

  it('is looked up in the other tabs, and ignores answers to the requests of others', async () => {
    const { Channel } = giveChannels();
    const other = new Channel('newsdesk-journal');
    other.onmessage = () => other.postMessage({ open: ['far'] });
    const release = await holdEntry('near');
    expect((await openNow()).sort()).toEqual(['far', 'near']);
    release?.();
  });

  it('does not answer a second time while another tab answers', async () => {
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

it('is known to its own tab in a browser without locks and channels', async () => {
  const release = await holdEntry('one');
  expect([...(await openEntryIds())]).toEqual(['one']);
  release?.();
});

const refuseLocks = () => {
  const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', {
    value: { request: refuse, query: refuse },
    configurable: true,
  });
};

it('is known to its own tab in a browser that refuses locks and channels, because its storage is blocked', async () => {
  refuseLocks();
  const value = function BlockedChannel() {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'BroadcastChannel', { value, configurable: true });
  const release = await holdEntry('one');
  expect([...(await openEntryIds())]).toEqual(['one']);
  release?.();
  expect([...(await openEntryIds())]).toEqual([]);
});

it('is known to the other tabs in a browser that refuses its locks, because its storage is blocked', async () => {
  refuseLocks();
  const { Channel } = giveChannels();
  const other = new Channel('newsdesk-journal');
  other.onmessage = () => other.postMessage({ open: ['far'] });
  const release = await holdEntry('near');
  expect((await openNow()).sort()).toEqual(['far', 'near']);
  release?.();
});
