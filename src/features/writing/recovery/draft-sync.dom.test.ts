import { removeEntry } from '@/shared/draft/draft-database';
import { createDraftStore } from '@/shared/draft/draft-store';

import { createDraftSync, SYNC_AFTER_MS, type DraftServer } from './draft-sync';

jest.mock('@/shared/draft/draft-database', () => ({
  putEntry: jest.fn(() => Promise.resolve()),
  removeEntry: jest.fn(() => Promise.resolve()),
}));

type Outcome = Awaited<ReturnType<DraftServer['save']>>;

/** An open form and a server, which answers each save as `answers` says; then with the next version. */
const setup = (...answers: (Outcome | Promise<Outcome>)[]) => {
  jest.useFakeTimers();
  let title = '';
  const store = createDraftStore({
    userId: '1',
    form: 'create:7',
    read: (): { title?: string } => (title === '' ? {} : { title }),
  });
  const saves: { id: string; version: number; title: string }[] = [];
  const removed: string[] = [];
  const sync = createDraftSync(store, {
    save: (id, version) => {
      saves.push({ id, version, title });
      return Promise.resolve(answers.length > 0 ? (answers.shift() ?? null) : version + 1);
    },
    remove: (id) => {
      removed.push(id);
      return Promise.resolve(true);
    },
  });
  /** Types, and waits until the device has it. */
  const type = async (text: string) => {
    title = text;
    store.touch();
    await store.flush();
  };
  const untilSent = () => jest.advanceTimersByTimeAsync(SYNC_AFTER_MS);
  return { store, sync, saves, removed, type, untilSent, first: store.currentId() };
};

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

describe('the draft on the server [DFT-02]', () => {
  it('is sent once for all that is typed in some seconds, with the version that the server has', async () => {
    const { type, untilSent, saves, first } = setup();
    await type('น');
    await type('น้ำ');
    expect(saves).toEqual([]);
    await untilSent();
    await type('น้ำท่วม');
    await untilSent();
    await untilSent();
    expect(saves).toEqual([
      { id: first, version: 0, title: 'น้ำ' },
      { id: first, version: 1, title: 'น้ำท่วม' },
    ]);
  });

  it('is sent at most once in that time, however often somebody types', async () => {
    const { type, saves } = setup();
    for (const pause of [1_000, 1_000, 3_500, 1_000]) {
      await type(`น้ำ ${pause}`);
      await jest.advanceTimersByTimeAsync(pause);
    }
    expect(saves).toHaveLength(1);
  });

  it('is sent one request at a time', async () => {
    let answer = (_version: Outcome) => {};
    const { type, untilSent, saves } = setup(new Promise<Outcome>((resolve) => (answer = resolve)));
    await type('น');
    await untilSent();
    await type('น้ำ');
    await untilSent();
    expect(saves).toHaveLength(1);
    answer(1);
    await untilSent();
    expect(saves.map(({ version, title }) => [version, title])).toEqual([
      [0, 'น'],
      [1, 'น้ำ'],
    ]);
  });

  it('is sent again with the next change if that failed, and not before', async () => {
    const { type, untilSent, saves } = setup(null);
    await type('น');
    await untilSent();
    await untilSent();
    expect(saves).toHaveLength(1);
    await type('น้ำ');
    await untilSent();
    expect(saves.map(({ version }) => version)).toEqual([0, 0]);
  });

  it('is removed at once when nothing is unsaved any more', async () => {
    const { type, untilSent, removed, first } = setup();
    await type('น้ำ');
    await untilSent();
    await type('');
    expect(removed).toEqual([first]);
  });

  it('is not removed if it was never there', async () => {
    const { type, untilSent, removed, saves } = setup();
    await type('น้ำ');
    await type('');
    await untilSent();
    expect([saves, removed]).toEqual([[], []]);
  });

  it('is removed after a save that was still on its way', async () => {
    let answer = (_version: Outcome) => {};
    const { type, untilSent, removed, first } = setup(new Promise<Outcome>((resolve) => (answer = resolve)));
    await type('น้ำ');
    await untilSent();
    await type('');
    expect(removed).toEqual([]);
    answer(1);
    await untilSent();
    expect(removed).toEqual([first]);
  });

  it('goes on as a draft of its own if another device went on with it, so that neither text is lost', async () => {
    const { store, type, untilSent, saves, removed, first } = setup('changed');
    await type('น้ำ');
    await untilSent();
    expect(store.currentId()).not.toBe(first);
    await untilSent();
    expect(saves.map(({ id, version, title }) => [id === first, version, title])).toEqual([
      [true, 0, 'น้ำ'],
      [false, 0, 'น้ำ'],
    ]);
    expect(removeEntry).toHaveBeenCalledWith(first); // on this device only
    expect(removed).toEqual([]);
  });

  it('is sent again with the next change although the device could not go on apart', async () => {
    const { type, sync, saves } = setup('changed');
    await type('น้ำ');
    jest.mocked(removeEntry).mockRejectedValueOnce(new Error('closed'));
    await expect(sync.push()).rejects.toThrow('closed');
    await type('น้ำท่วม');
    await sync.push();
    expect(saves.map(({ title }) => title)).toEqual(['น้ำ', 'น้ำท่วม']);
  });

  it('is sent when the form closes', async () => {
    const { type, sync, saves } = setup();
    await type('น้ำ');
    await sync.close();
    expect(saves).toHaveLength(1);
  });
});
