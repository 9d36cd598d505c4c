import 'fake-indexeddb/auto';

import {
  listEntries,
  listEntriesOf,
  putEntry,
  removeEntriesOf,
  removeEntry,
  type DraftEntry,
} from './draft-database';

type Values = { title: string; html: string; cover: File | null };

let count = 0;

/** Uses a new person for each test, so that no test sees the entries of another. */
const setup = () => {
  const userId = (count += 1);
  const entry = (overrides: Partial<DraftEntry<Values>> = {}): DraftEntry<Values> => ({
    id: `${userId}-a`,
    userId,
    form: 'create:7',
    savedAt: '2026-11-20T08:00:00Z',
    values: { title: 'น้ำท่วม' },
    ...overrides,
  });
  return { userId, entry, list: (form = 'create:7') => listEntries<Values>(userId, form) };
};

afterEach(() => jest.restoreAllMocks());

describe('the database of drafts', () => {
  it('returns the written text unchanged, byte for byte', async () => {
    const { entry, list } = setup();
    const html = '<div class="ql-editor"><p>ก\u0e33\u0e4d &nbsp; \u00a0\u200b👩‍👩‍👧</p>\r\n</div>';
    await putEntry(entry({ values: { title: ' น้ำ ', html } }), {});
    expect((await list())[0]?.values).toEqual({ title: ' น้ำ ', html });
  });

  it('stores chosen files with their content and name', async () => {
    const { entry, list } = setup();
    const cover = new File(['picture'], 'ปก.png', { type: 'image/png' });
    await putEntry(entry(), { cover });
    const back = (await list())[0]?.values.cover;
    expect(back).toMatchObject({ name: 'ปก.png', type: 'image/png' });
    expect(await back?.text()).toBe('picture');
  });

  it('stores text and chosen files without File support, as in a private window of WebKit', async () => {
    const { entry, list } = setup();
    // The module remembers for the whole visit what the browser supports.
    let ofOtherVisit = { putEntry };
    await jest.isolateModulesAsync(async () => {
      ofOtherVisit = await import('./draft-database');
    });
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: { content?: unknown },
      ...key
    ) {
      if (value.content instanceof Blob)
        throw new DOMException('Error preparing Blob/File data', 'UnknownError');
      return put.call(this, value, ...key);
    });
    await ofOtherVisit.putEntry(entry(), { cover: new File(['picture'], 'ปก.png', { type: 'image/png' }) });
    const back = (await list())[0]?.values;
    expect(back).toMatchObject({ title: 'น้ำท่วม', cover: { name: 'ปก.png', type: 'image/png' } });
    expect(await back?.cover?.text()).toBe('picture');
  });

  it('keeps stored files if only text is written, and deletes them if the entry has no files any more', async () => {
    const { entry, list } = setup();
    await putEntry(entry(), { cover: new File(['picture'], 'a.png') });
    await putEntry(entry({ values: { title: 'ใหม่' } }), null);
    expect((await list())[0]?.values).toMatchObject({ title: 'ใหม่', cover: expect.any(File) });
    await putEntry(entry(), {});
    expect((await list())[0]?.values).not.toHaveProperty('cover');
  });

  it('never returns entries of another person or another form', async () => {
    const { userId, entry, list } = setup();
    await putEntry(entry(), {});
    expect(await listEntries(userId + 1_000, 'create:7')).toEqual([]);
    expect(await list('create:8')).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it('keeps the entries of several tabs separate, latest first', async () => {
    const { entry, list } = setup();
    await putEntry(entry({ id: 'x', savedAt: '2026-11-20T08:00:00Z' }), {});
    await putEntry(entry({ id: 'y', savedAt: '2026-11-20T09:00:00Z' }), {});
    expect((await list()).map(({ id }) => id)).toEqual(['y', 'x']);
  });

  it('deletes an entry with its files', async () => {
    const { entry, list } = setup();
    await putEntry(entry(), { cover: new File(['picture'], 'a.png') });
    await removeEntry(entry().id);
    expect(await list()).toEqual([]);
    await putEntry(entry(), null);
    expect((await list())[0]?.values).not.toHaveProperty('cover');
  });

  it('deletes all entries of a person, except those of open forms, and none of other people', async () => {
    const [{ userId, entry, list }, other] = [setup(), setup()];
    await putEntry(entry(), { cover: new File(['x'], 'x.png') });
    await putEntry(entry({ id: `${userId}-b`, form: 'edit:101' }), {});
    await putEntry(entry({ id: `${userId}-open` }), {});
    await putEntry(other.entry(), {});
    expect(await removeEntriesOf(userId, new Set([`${userId}-open`]))).toBe(2);
    expect((await list()).map(({ id }) => id)).toEqual([`${userId}-open`]);
    expect(await list('edit:101')).toEqual([]);
    expect(await other.list()).toHaveLength(1);
  });

  it('leaves no transaction open, which WebKit would keep with the page and block the next page', async () => {
    const { userId, entry } = setup();
    await putEntry(entry(), {});
    const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
    const committed = jest.spyOn(IDBTransaction.prototype, 'commit');
    await putEntry(entry(), null);
    await listEntries(userId, 'create:7');
    await listEntriesOf(userId);
    await removeEntry(entry().id);
    await removeEntriesOf(userId, new Set());
    expect(begun).toHaveBeenCalledTimes(5);
    expect(committed.mock.contexts).toEqual(begun.mock.results.map(({ value }) => value));
  });
});
