import 'fake-indexeddb/auto';

import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { storedVersion } from '@/features/news';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { listEntriesOf, putEntry } from '@/shared/draft/draft-database';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createCategory, createCountry, createNews } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { BASE, openCreateForm } from '../testing/open-create-form';
import { openEditForm } from '../testing/open-edit-form';

import { createDraftSync } from './draft-sync';
import { marksOf } from './encode-fields';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

jest.mock('./draft-sync', () => {
  const actual = jest.requireActual<{ createDraftSync: typeof createDraftSync }>('./draft-sync');
  return { ...actual, createDraftSync: jest.fn(actual.createDraftSync) };
});

beforeEach(() => jest.mocked(createDraftSync).mockClear());

let writer = 0;

const DRAFT = {
  id: 'on-the-phone',
  form: 'edit:101',
  address: '/journalist/group/7/news/101/edit',
  name: 'เขียนบนโทรศัพท์',
  savedAt: '2026-11-30T05:00:00Z',
  version: 3,
};
const VALUES = { title: 'เขียนบนโทรศัพท์', tags: 'no list', unknown: 1 };

/** Opens the edit form of item 101 of a person with this draft on the server. */
type Setup = { announced?: boolean; values?: object; onDevice?: { version: number; isSent: boolean } };

const setup = async ({ announced = true, values = VALUES, onDevice }: Setup = {}) => {
  const userId = (writer += 1);
  if (onDevice)
    await putEntry({ ...DRAFT, ...onDevice, userId: String(userId), values: { title: 'เขียนที่โต๊ะ' } }, null);
  signInAs({ id: userId });
  announceExtensions(...(announced ? (['drafts'] as const) : []));
  await loadRuntimeConfig();
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', `${BASE}/news/101`, () => ok(createNews()));
  answer('post', `${BASE}/news/101/edit`, () => ok(null));
  const lists = answer('get', '/api/drafts', () => ok([{ ...DRAFT, id: 'other', form: 'edit:102' }, DRAFT]));
  const reads = answer('get', '/api/drafts/:id', () => ok({ ...DRAFT, values }));
  const saves = answer('put', '/api/drafts/:id', () => ok({ ...DRAFT, version: 4 }));
  const removals = answer('delete', '/api/drafts/:id', () => ok(null));
  const view = await openEditForm();
  return { ...view, userId, lists, reads, saves, removals };
};

const offer = () => screen.findByRole('dialog', { name: 'พบข้อความที่ยังไม่ได้บันทึก' });

describe('a draft that was begun on another device [DFT-02]', () => {
  it('is offered in its form, with the fields that this console can read', async () => {
    const { user, reads } = await setup();
    const dialog = within(await offer());
    expect(dialog.getAllByRole('region')).toHaveLength(1);
    expect(reads.map(({ path }) => path)).toEqual([`/api/drafts/${DRAFT.id}`]);
    await user.click(dialog.getByText('กู้คืน'));
    expect(await screen.findByDisplayValue('เขียนบนโทรศัพท์')).toBeVisible();
  });

  it('says what somebody has saved since it was begun, and each field is a choice [TOG-01]', async () => {
    const over = marksOf({ ...storedVersion(createNews()), title: 'ก่อน' });
    const { user } = await setup({ values: { ...VALUES, metaTitle: 'ของฉัน', over } });
    const dialog = within(await offer());
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^มีคนบันทึก Title หลังจาก/);
    await user.click(dialog.getByRole('checkbox', { name: 'นำ Title กลับมา' }));
    await user.click(dialog.getByText('กู้คืน'));
    expect(await screen.findByDisplayValue('ของฉัน')).toBeVisible();
    expect(screen.queryByDisplayValue('เขียนบนโทรศัพท์')).not.toBeInTheDocument();
  });

  it('goes on under its id, in the version that was seen, and is removed when it is saved', async () => {
    const { user, unmount, saves, removals } = await setup();
    await user.click(within(await offer()).getByText('กู้คืน'));
    const title = await screen.findByDisplayValue('เขียนบนโทรศัพท์');
    fireEvent.change(title, { target: { value: 'เขียนต่อที่โต๊ะ' } });
    await screen.findByText(/^เก็บในเครื่องนี้แล้ว \d\d:\d\d$/);
    unmount(); // sends at once
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]).toMatchObject({
      path: `/api/drafts/${DRAFT.id}`,
      body: {
        form: DRAFT.form,
        address: DRAFT.address,
        version: 3,
        values: { title: 'เขียนต่อที่โต๊ะ', over: marksOf(storedVersion(createNews())) },
      },
    });
    expect(removals).toEqual([]);
  });

  it('is removed when the form is saved', async () => {
    const { user, removals } = await setup();
    await user.click(within(await offer()).getByText('กู้คืน'));
    await screen.findByDisplayValue('เขียนบนโทรศัพท์');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(removals.map(({ path }) => path)).toEqual([`/api/drafts/${DRAFT.id}`]));
  });

  it('is removed when it is discarded', async () => {
    const { user, userId, removals } = await setup();
    await user.click(within(await offer()).getByText('ทิ้ง'));
    const sure = within(await screen.findByRole('dialog', { name: 'ลบข้อความที่เก็บไว้?' }));
    await user.click(sure.getByText('ทิ้ง'));
    await waitFor(() => expect(removals.map(({ path }) => path)).toEqual([`/api/drafts/${DRAFT.id}`]));
    expect(await listEntriesOf(userId)).toEqual([]);
  });

  it.each([
    ['has not sent is offered too, under an id of its own', { version: 2, isSent: false }, ['เขียนที่โต๊ะ']],
    ['has sent gives way to it', { version: 2, isSent: true }, []],
  ])('was continued there: what this device %s', async (_what, onDevice, apart) => {
    const { user, userId } = await setup({ onDevice });
    await user.click(within(await offer()).getByText('กู้คืน'));
    await screen.findByDisplayValue('เขียนบนโทรศัพท์');
    const entries = await listEntriesOf(String(userId));
    const others = entries.filter(({ id }) => id !== DRAFT.id);
    expect(others.map(({ values }) => values)).toEqual(apart.map((title) => ({ title })));
  });

  it('is neither asked for nor sent if the backend does not announce drafts', async () => {
    const { lists } = await setup({ announced: false });
    fireEvent.change(screen.getByLabelText('Title *'), { target: { value: 'ใหม่' } });
    await screen.findByText(/^เก็บในเครื่องนี้แล้ว \d\d:\d\d$/);
    expect(lists).toEqual([]);
    expect(createDraftSync).not.toHaveBeenCalled();
  });
});

it('an item is begun without covers, and is no item until it is sent [DFT-03]', async () => {
  announceExtensions('drafts');
  await loadRuntimeConfig();
  answer('get', '/api/drafts', () => ok([]));
  const creations = answer('post', `${BASE}/news/create`, () => ok(null));
  const saves = answer('put', '/api/drafts/:id', () => ok({ ...DRAFT, version: 1 }));
  const { enter, unmount } = await openCreateForm(undefined, { userId: (writer += 1) });
  enter(/^Title/, 'น้ำท่วม');
  await screen.findByText(/^เก็บในเครื่องนี้แล้ว \d\d:\d\d$/);
  unmount();
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.body).toMatchObject({
    form: 'create:7',
    address: '/journalist/group/7/news/create',
    name: 'น้ำท่วม',
    values: { title: 'น้ำท่วม' },
    version: 0,
  });
  expect(creations).toEqual([]);
});
