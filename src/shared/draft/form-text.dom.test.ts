import 'fake-indexeddb/auto';

import { listEntries, listEntriesOf, putEntry } from './draft-database';
import { createFormText } from './form-text';
import { listLostEntries } from './lost-drafts';
import { refused } from './refused-entries';

const OPENED = { comment: '', note: 'เดิม' };

let people = 0;
const open: { close: () => Promise<void> }[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(open.splice(0).map((store) => store.close()));
});

/** Forms of a new person. */
const setup = () => {
  const userId = String((people += 1));
  const openForm = async (form = 'return:101', owner = userId) => {
    const text = createFormText(owner, form, OPENED);
    open.push(text.store);
    await text.store.open();
    return text;
  };
  /** Types into a form and leaves it. */
  const leave = async (typed: Partial<typeof OPENED>, form?: string) => {
    const text = await openForm(form);
    text.change({ ...OPENED, ...typed });
    await text.store.close();
    return text;
  };
  return { userId, openForm, leave };
};

describe('the text of a form [DFT-01]', () => {
  it('is taken over by the same form, with only the fields that were typed', async () => {
    const { userId, openForm, leave } = setup();
    await leave({ comment: 'แก้ชื่อ' });
    const next = await openForm();
    expect((await next.takeOver())?.typed).toEqual({ comment: 'แก้ชื่อ' });
    await next.store.flush();
    expect(await listEntries(userId, 'return:101')).toHaveLength(1);
    expect(await listLostEntries(userId, 'return:101')).toEqual([]);
  });

  it.each([
    ['form', 'return:102', undefined],
    ['person', 'return:101', 'another'],
  ])('is not taken over by another %s', async (_what, form, owner) => {
    const { openForm, leave } = setup();
    await leave({ comment: 'แก้ชื่อ' });
    expect(await (await openForm(form, owner)).takeOver()).toBeNull();
  });

  it('is not taken over while the form is open elsewhere', async () => {
    const { openForm } = setup();
    const first = await openForm();
    first.change({ ...OPENED, comment: 'แก้ชื่อ' });
    await first.store.flush();
    expect(await (await openForm()).takeOver()).toBeNull();
  });

  it('stays for the next time if something is typed before it arrives', async () => {
    const { userId, openForm, leave } = setup();
    await leave({ comment: 'แก้ชื่อ' });
    const next = await openForm();
    const found = next.takeOver();
    next.change({ ...OPENED, note: 'ใหม่' });
    expect(await found).toBeNull();
    await next.store.close();
    expect(await listLostEntries(userId, 'return:101')).toHaveLength(2);
  });

  it('is gone once it is accepted, except what was typed after it was sent', async () => {
    const { userId, openForm, leave } = setup();
    await leave({ comment: 'แก้ชื่อ' });
    const next = await openForm();
    await next.takeOver();
    const sent = { ...OPENED, comment: 'แก้ชื่อ' };
    next.change({ ...sent, note: 'ต่อ' });
    next.acknowledge(sent);
    await next.store.close();
    expect((await listEntries(userId, 'return:101')).map(({ values }) => values)).toEqual([{ note: 'ต่อ' }]);
  });

  it('is forgotten if it is accepted after the form was left', async () => {
    const { userId, leave } = setup();
    const left = await leave({ comment: 'แก้ชื่อ' });
    left.acknowledge({ ...OPENED, comment: 'แก้ชื่อ' });
    await left.store.flush();
    expect(await listEntriesOf(userId)).toEqual([]);
  });

  it('has no field that the form does not have any more', async () => {
    const { userId, openForm } = setup();
    const values = { comment: 'แก้ชื่อ', gone: 1 };
    await putEntry(
      { id: `${userId}-old`, userId, form: 'return:101', savedAt: '2026-11-20T01:00:00Z', values },
      {},
    );
    expect((await (await openForm()).takeOver())?.typed).toEqual({ comment: 'แก้ชื่อ' });
  });

  it('lasts until the page is left in a browser that refuses to store it', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { userId, openForm, leave } = setup();
    await leave({ comment: 'แก้ชื่อ' });
    const next = await openForm();
    expect((await next.takeOver())?.typed).toEqual({ comment: 'แก้ชื่อ' });
    next.acknowledge({ ...OPENED, comment: 'แก้ชื่อ' });
    await next.store.flush();
    expect(await listEntriesOf(userId)).toEqual([]);
  });

  it('is not deleted by taking it over if the browser cannot store it again', async () => {
    const { userId, openForm, leave } = setup();
    await leave({ comment: 'แก้ชื่อ' });
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const next = await openForm();
    await next.takeOver();
    await next.store.close();
    refused.clear(); // the page is left
    expect((await listEntriesOf(userId)).map(({ values }) => values)).toEqual([{ comment: 'แก้ชื่อ' }]);
  });

  it('is not there again for a form that is opened again before the answer to its submit, which is good', async () => {
    const { openForm, leave } = setup();
    const left = await leave({ comment: 'แก้ชื่อ' });
    const sent = { ...OPENED, comment: 'แก้ชื่อ' };
    left.send(Promise.resolve().then(() => left.acknowledge(sent)));
    expect(await (await openForm()).takeOver()).toBeNull();
  });

  it('is nothing for a list that holds the same as before, and for no form', async () => {
    const { userId } = setup();
    for (const form of ['webhook:1', '']) {
      const text = createFormText(userId, form, { kinds: ['published'] });
      open.push(text.store);
      await text.store.open();
      text.change({ kinds: form === '' ? [] : ['published'] });
      expect(text.hasUnsaved()).toBe(false);
      await text.store.close();
    }
    expect(await listEntriesOf(userId)).toEqual([]);
  });
});
