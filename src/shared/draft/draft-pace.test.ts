import { putEntry, removeEntry } from './draft-database';
import { createDraftStore } from './draft-store';

jest.mock('./draft-database', () => ({
  putEntry: jest.fn(() => Promise.resolve()),
  removeEntry: jest.fn(() => Promise.resolve()),
}));

const setup = () => {
  jest.useFakeTimers();
  let title = '';
  const store = createDraftStore<{ title: string }>({ userId: 1, form: 'create:7', read: () => ({ title }) });
  const written = () => jest.mocked(putEntry).mock.calls.map(([{ values }]) => values);
  return {
    written,
    store,
    type: (typed: string) => {
      title = typed;
      store.touch();
    },
  };
};

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

describe('the timing of draft writes', () => {
  it('writes once after a pause in typing', async () => {
    const { type, written } = setup();
    type('น');
    await jest.advanceTimersByTimeAsync(200);
    type('น้');
    await jest.advanceTimersByTimeAsync(299);
    expect(written()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(written()).toEqual([{ title: 'น้' }]);
  });

  it('writes at least once a second while a person types without a pause', async () => {
    const { type, written } = setup();
    for (let tenths = 1; tenths <= 9; tenths += 1) {
      type('ก'.repeat(tenths));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(written()).toEqual([{ title: 'ก'.repeat(7) }]);
  });

  it('writes immediately when the page is hidden', async () => {
    const { type, written, store } = setup();
    type('น');
    await store.flush();
    expect(written()).toEqual([{ title: 'น' }]);
  });

  it('writes the same files only once', async () => {
    const { store } = setup();
    const cover = new File(['picture'], 'a.png');
    const read = jest.fn(() => ({ title: 'ก', cover }));
    const writing = createDraftStore({ userId: 1, form: 'create:7', read });
    for (let times = 0; times < 3; times += 1) {
      writing.touch();
      await writing.flush();
    }
    expect(jest.mocked(putEntry).mock.calls.map(([, files]) => files)).toEqual([{ cover }, null, null]);
    await store.close();
  });

  it('writes again after a failure, with the next key, and says so', async () => {
    const { type, written, store } = setup();
    jest.mocked(putEntry).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    type('น');
    await jest.advanceTimersByTimeAsync(300);
    expect(store.getStatus()).toEqual({ kind: 'failed' });
    type('น้');
    expect(store.getStatus()).toEqual({ kind: 'failed' });
    await jest.advanceTimersByTimeAsync(300);
    expect(written()).toEqual([{ title: 'น' }, { title: 'น้' }]);
    expect(store.getStatus()).toEqual({ kind: 'kept', at: Date.now() });
  });

  it('stays at "writing" until what was typed during a write is stored too', async () => {
    const { type, written, store } = setup();
    let finish = () => {};
    jest.mocked(putEntry).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    type('น');
    await jest.advanceTimersByTimeAsync(300);
    type('น้');
    finish();
    await jest.advanceTimersByTimeAsync(299);
    expect(store.getStatus()).toEqual({ kind: 'writing' });
    await jest.advanceTimersByTimeAsync(1);
    expect(written()).toEqual([{ title: 'น' }, { title: 'น้' }]);
    expect(store.getStatus().kind).toBe('kept');
  });

  it('writes again after a failure when the page is left', async () => {
    const { type, written, store } = setup();
    jest.mocked(putEntry).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    type('น');
    await jest.advanceTimersByTimeAsync(300);
    expect(await store.flush()).toBe(true);
    expect(written()).toEqual([{ title: 'น' }, { title: 'น' }]);
  });

  it('has nothing to warn about once nothing is unsaved, even if the entry cannot be deleted', async () => {
    jest.mocked(removeEntry).mockRejectedValueOnce(new DOMException('closed', 'InvalidStateError'));
    let values: { title?: string } = { title: 'น' };
    const store = createDraftStore({ userId: 1, form: 'create:7', read: () => values });
    store.touch();
    await store.flush();
    values = {};
    store.touch();
    expect(await store.flush()).toBe(true);
    expect(store.getStatus()).toEqual({ kind: 'clean' });
  });
});
