import 'fake-indexeddb/auto';

import { giveLocks } from '@/shared/testing/browser-locks';

import { listEntries } from './draft-database';
import { createDraftStore } from './draft-store';
import { hasKeptText } from './kept-text';
import { closingDrafts, listLostDrafts, listLostEntries } from './lost-drafts';

type Values = { title: string; cover: File; squareCover: File };

let person = 0;
const opened: { close: () => Promise<void> }[] = [];

afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));

/** A form of a new person. `type` simulates typing; `values` are the unsaved fields. */
const setup = async ({ owned = true } = {}) => {
  const userId = (person += 1);
  const form = 'create:7';
  let values: Partial<Values> = {};
  const store = createDraftStore<Values>({ userId: owned ? userId : undefined, form, read: () => values });
  opened.push(store);
  await store.open();
  return {
    store,
    userId,
    type: (typed: Partial<Values>) => {
      values = typed;
      store.touch();
    },
    stored: () => listEntries<Values>(userId, form),
    lost: () => listLostEntries<Values>(userId, form),
  };
};

const untilKept = (store: Awaited<ReturnType<typeof setup>>['store']) =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (store.getStatus().kind !== 'kept') return;
      stop();
      resolve();
    });
  });

describe('the draft of an open form', () => {
  it('saves what is typed automatically, shortly after typing stops', async () => {
    const { store, type, stored } = await setup();
    expect(store.getStatus()).toEqual({ kind: 'clean' });
    const kept = untilKept(store);
    type({ title: 'น้ำ' });
    expect(store.getStatus()).toEqual({ kind: 'writing' });
    expect(store.isKept()).toBe(false);
    await kept;
    expect(store.isKept()).toBe(true);
    expect((await stored())[0]?.values).toEqual({ title: 'น้ำ' });
  });

  it('stays stored when the form closes, so that it can be offered', async () => {
    const { store, type, lost } = await setup();
    type({ title: 'น้ำท่วม' });
    await store.close();
    expect((await lost())[0]?.values).toEqual({ title: 'น้ำท่วม' });
  });

  it('is listed for its owner with name and address, once per form and only while it is closed [DSK-01]', async () => {
    const { userId, store } = await setup();
    // Two drafts of one millisecond have no order.
    const { toISOString } = Date.prototype;
    const began = Date.now();
    let moments = 0;
    const clock = jest
      .spyOn(Date.prototype, 'toISOString')
      .mockImplementation(() => toISOString.call(new Date(began + (moments += 1))));
    const keep = async (address: string, title: string) => {
      const form = `edit:${address}`;
      const other = createDraftStore<Values>({
        userId,
        form,
        address,
        name: () => title,
        read: () => ({ title }),
      });
      await other.open();
      other.touch();
      return other;
    };
    await store.close();
    await (await keep('/a', 'เก่า')).close();
    await (await keep('/a', 'ใหม่')).close();
    await (await keep('/b', 'น้ำท่วม')).close();
    const open = await keep('/c', 'เปิดอยู่');
    opened.push(open);
    await open.flush();
    clock.mockRestore();
    const found = (await listLostDrafts(userId)).map(({ address, name }) => [address, name]);
    expect(found.sort()).toEqual([
      ['/a', 'ใหม่'],
      ['/b', 'น้ำท่วม'],
    ]);
    expect(await listLostDrafts(userId + 1_000)).toEqual([]);
  });

  it('is not offered as lost while its form is open', async () => {
    const { store, type, stored, lost } = await setup();
    type({ title: 'น้ำท่วม' });
    await store.flush();
    expect(await stored()).toHaveLength(1);
    expect(await lost()).toEqual([]);
  });

  it('is deleted once nothing is unsaved', async () => {
    const { store, type, stored } = await setup();
    type({ title: 'น้ำท่วม' });
    await store.flush();
    type({});
    await store.flush();
    expect(await stored()).toEqual([]);
    expect(store.getStatus()).toEqual({ kind: 'clean' });
  });

  it('reports that nothing can be stored, and that leaving would lose the text', async () => {
    const { store, type } = await setup({ owned: false });
    type({ title: 'น้ำท่วม' });
    expect(await store.flush()).toBe(false);
    expect(store.getStatus()).toEqual({ kind: 'failed' });
    expect(store.isKept()).toBe(false);
  });

  it('continues in a restored entry, with its files', async () => {
    const first = await setup();
    first.type({ title: 'เดิม', cover: new File(['picture'], 'a.png') });
    await first.store.close();
    const [entry] = await first.lost();
    const second = createDraftStore<Values>({
      userId: first.userId,
      form: 'create:7',
      read: () => ({ ...entry?.values, title: 'ต่อ' }),
    });
    opened.push(second);
    await second.open();
    await second.switchTo(entry?.id);
    second.touch();
    await second.flush();
    const entries = await first.stored();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.values).toMatchObject({ title: 'ต่อ', cover: expect.any(File) });
    expect(await first.lost()).toEqual([]);
  });

  it('keeps the previous entry when it continues in another', async () => {
    const { store, type, stored, lost } = await setup();
    type({ title: 'หนึ่ง' });
    await store.switchTo();
    type({ title: 'สอง' });
    await store.flush();
    expect(await stored()).toHaveLength(2);
    expect((await lost()).map(({ values }) => values.title)).toEqual(['หนึ่ง']);
  });

  it('has the picture in every entry that it continues in, and the latest picture in one', async () => {
    const { store, type, stored } = await setup();
    const picture = (name: string) => new File([name], name);
    const cover = picture('a.png');
    type({ title: 'หนึ่ง', cover });
    await store.switchTo();
    type({ title: 'สอง', cover });
    await store.flush();
    const covers = async () =>
      Object.fromEntries((await stored()).map(({ values }) => [values.title, values.cover?.name]));
    expect(await covers()).toEqual({ หนึ่ง: 'a.png', สอง: 'a.png' });
    type({ title: 'สอง', cover: picture('b.png') });
    await store.flush();
    expect(await covers()).toEqual({ หนึ่ง: 'a.png', สอง: 'b.png' });
    type({ title: 'สอง' });
    await store.flush();
    expect(await covers()).toEqual({ หนึ่ง: 'a.png', สอง: undefined });
  });

  it('has a picture that is chosen beside another that stays', async () => {
    const { store, type, stored } = await setup();
    const picture = (name: string) => new File([name], name);
    const cover = picture('a.png');
    type({ title: 'หนึ่ง', cover, squareCover: picture('b.png') });
    await store.flush();
    type({ title: 'หนึ่ง', cover, squareCover: picture('c.png') });
    await store.flush();
    const [entry] = await stored();
    expect([entry?.values.cover?.name, entry?.values.squareCover?.name]).toEqual(['a.png', 'c.png']);
  });

  it('does not continue in an entry that is open elsewhere', async () => {
    const takeLocks = giveLocks();
    const { store, userId, type, stored } = await setup();
    type({ title: 'หนึ่ง' });
    await store.flush();
    const other = createDraftStore<Values>({ userId, form: 'create:7', read: () => ({ title: 'สอง' }) });
    opened.push(other);
    await other.open();
    await other.switchTo(store.currentId());
    expect(other.currentId()).not.toBe(store.currentId());
    other.touch();
    await other.flush();
    expect((await stored()).map(({ values }) => values.title).sort()).toEqual(['สอง', 'หนึ่ง']);
    takeLocks();
  });

  it('says nothing about a field that is touched and not changed', async () => {
    const { store, type, stored } = await setup();
    const heard = jest.fn();
    store.subscribe(heard);
    type({});
    expect(await store.flush()).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    expect(store.getStatus()).toEqual({ kind: 'clean' });
    expect(store.isKept()).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it('tells those who listen, and no others', async () => {
    const { store, type } = await setup();
    const [staying, leaving] = [jest.fn(), jest.fn()];
    store.subscribe(staying);
    store.subscribe(leaving)();
    type({ title: 'น้ำท่วม' });
    expect(staying).toHaveBeenCalledTimes(1);
    expect(leaving).not.toHaveBeenCalled();
    await store.flush();
  });

  it('has an id of its own, which other forms cannot guess', async () => {
    const ids = (await Promise.all([setup(), setup()])).map(({ store }) => store.currentId());
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  });

  it('counts as kept text only while its form is open', async () => {
    const { store, type } = await setup();
    expect(hasKeptText()).toBe(false);
    type({ title: 'น้ำท่วม' });
    expect(hasKeptText()).toBe(true);
    await store.close();
    expect(hasKeptText()).toBe(false);
  });

  it('is waited for by the list of lost drafts while its last change is written', async () => {
    const { store, type, lost } = await setup();
    type({ title: 'น้ำท่วม' });
    const closed = store.close();
    expect(closingDrafts.size).toBe(1);
    const found = lost();
    await closed;
    expect((await found)[0]?.values).toEqual({ title: 'น้ำท่วม' });
    expect(closingDrafts.size).toBe(0);
  });
});

describe('a lock that is granted late', () => {
  /** Locks that are granted only when `grant` is called. */
  const giveSlowLocks = () => {
    const waiting: (() => void)[] = [];
    const held = new Set<string>();
    const request = async (name: string, _options: LockOptions, run: (lock: object) => Promise<unknown>) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      held.add(name);
      await run({});
      held.delete(name);
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const grant = async () => {
      waiting.splice(0).forEach((resolve) => resolve());
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { held, grant };
  };
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  const createStore = () =>
    createDraftStore<Values>({ userId: (person += 1), form: 'create:7', read: () => ({}) });

  it('is let go if the form was closed meanwhile, so that the draft is offered again', async () => {
    const { held, grant } = giveSlowLocks();
    const store = createStore();
    const opening = store.open();
    await store.close();
    await grant();
    await opening;
    expect([...held]).toEqual([]);
  });

  it('is let go if the form was closed while it took over another draft', async () => {
    const { held, grant } = giveSlowLocks();
    const store = createStore();
    const opening = store.open();
    await grant();
    await opening;
    const switching = store.switchTo('found');
    await new Promise((resolve) => setTimeout(resolve));
    await store.close();
    await grant();
    await switching;
    await grant();
    expect([...held]).toEqual([]);
  });

  it('is held if the form is open', async () => {
    const { held, grant } = giveSlowLocks();
    const store = createStore();
    const opening = store.open();
    await grant();
    await opening;
    expect([...held]).toEqual([`newsdesk-journal:${store.currentId()}`]);
    await store.close();
  });
});
