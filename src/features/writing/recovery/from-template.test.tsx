import 'fake-indexeddb/auto';

import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ErrorCode, JournalistLevel } from '@/shared/contract';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createCategory, createCountry, createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NewsCreatePage } from '../pages/news-create-page';

jest.mock('@/shared/editor/body-field', () => jest.requireActual('@/features/news/testing/plain-editor'));
// Mocked for speed: the calendar renders a hundred elements, and no test here uses it.
jest.mock('@/shared/ui/date-time-picker/date-time-fields', () => ({ DateTimeFields: () => null }));

const BASE = '/api/news/journalist/7';
const GOLD = { id: 3, name: 'ราคาทอง', savedAt: '2026-11-20T02:00:00Z', savedBy: 'มาลี' };
const CONTENT = { title: 'ราคาทองวันนี้', html: '<p>รับซื้อ</p>', tags: ['ทอง'], categoryId: null };

let writer = 100;

const setup = async (
  level: JournalistLevel,
  extensions: Parameters<typeof announceExtensions> = ['templates'],
) => {
  writer += 1;
  signInAs({ id: writer });
  announceExtensions(...extensions);
  answer('get', `${BASE}/categories`, () => ok([createCategory()]));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', BASE, () => ok(createGroup({ id: 7, me: { level } })));
  answer('get', `${BASE}/news`, () => ok(page([])));
  const lists = answer('get', `${BASE}/templates`, () => ok([GOLD]));
  answer('get', `${BASE}/templates/3`, () => ok({ ...GOLD, content: CONTENT }));
  const created = answer('post', `${BASE}/templates`, () => ok({ id: 4 }));
  const changed = answer('put', `${BASE}/templates/3`, () => ok(null));
  const { user } = renderWithProviders(<NewsCreatePage />, {
    path: '/journalist/group/:groupId/news/create',
    at: '/journalist/group/7/news/create',
  });
  await screen.findByLabelText('Content');
  await screen.findByLabelText('Video URL');
  const title = () => screen.getByLabelText('Title *');
  const type = (value: string) => fireEvent.change(title(), { target: { value } });
  const begin = async () => {
    await user.click(screen.getByRole('button', { name: 'เริ่มจากแม่แบบ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'เริ่มจากแม่แบบ' }));
    await user.click(await dialog.findByRole('button', { name: 'ราคาทอง' }));
  };
  const openMenu = () => user.click(screen.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }));
  const saveAs = async (name: string) => {
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'บันทึกเป็นแม่แบบ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'บันทึกเป็นแม่แบบ' }));
    await user.type(await dialog.findByLabelText(/^ชื่อแม่แบบ/), name);
    return { dialog, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
  };
  return { user, lists, created, changed, title, type, begin, openMenu, saveAs };
};

describe('a template', () => {
  it('fills the form of new news, and what was typed comes back with one click [TOG-04]', async () => {
    const { user, lists, type, begin, title } = await setup(JournalistLevel.Trainee);
    expect(lists).toHaveLength(0);
    type('พิมพ์ไว้');
    await begin();
    await waitFor(() => expect(title()).toHaveValue('ราคาทองวันนี้'));
    expect(screen.getByLabelText('Content')).toHaveValue('รับซื้อ');
    expect(screen.getByLabelText('นำแท็ก ทอง ออก')).toBeInTheDocument();
    // It is an unsaved text now, and so is what was typed before.
    expect(await screen.findByText(/^เก็บในเครื่องนี้แล้ว/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ยกเลิกการกู้คืน' }));
    await waitFor(() => expect(title()).toHaveValue('พิมพ์ไว้'));
    expect(await screen.findByText('ข้อความที่ยังไม่ได้บันทึก (1)')).toBeInTheDocument();
  });

  it('is saved by a Head from the form, as it is now [TOG-04]', async () => {
    const { type, saveAs, created } = await setup(JournalistLevel.Head);
    type('ข่าวสั้น');
    const { save } = await saveAs('สั้น');
    await save();
    expect(await screen.findByText('บันทึกแม่แบบแล้ว')).toBeInTheDocument();
    expect(created[0]?.body).toMatchObject({ name: 'สั้น', content: { title: 'ข่าวสั้น', categoryId: null } });
  });

  it('replaces the one of the same name, and says so before [TOG-04]', async () => {
    const { saveAs, created, changed } = await setup(JournalistLevel.Head);
    const { dialog, save } = await saveAs(' ราคาทอง');
    expect(await dialog.findByText('จะแทนที่แม่แบบ ราคาทอง ที่มีอยู่')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(changed).toHaveLength(1));
    expect(changed[0]?.body).toMatchObject({ name: 'ราคาทอง', content: { title: '' } });
    expect(created).toHaveLength(0);
  });

  it('that the server refuses is not said to be saved', async () => {
    const { saveAs } = await setup(JournalistLevel.Head);
    answer('post', `${BASE}/templates`, () => refused(ErrorCode.Alert, 'ครบ 50 แบบแล้ว', { status: 409 }));
    const { save } = await saveAs('อื่น');
    await save();
    expect(await screen.findAllByText('ครบ 50 แบบแล้ว')).not.toHaveLength(0);
    expect(screen.queryByText('บันทึกแม่แบบแล้ว')).not.toBeInTheDocument();
  });

  it('is saved by nobody but a Head [TOG-04]', async () => {
    const { openMenu } = await setup(JournalistLevel.Audit);
    await openMenu();
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  });

  it('is nothing on a backend without them [TOG-04]', async () => {
    const { openMenu } = await setup(JournalistLevel.Head, []);
    expect(screen.queryByRole('button', { name: 'เริ่มจากแม่แบบ' })).not.toBeInTheDocument();
    await openMenu();
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  });
});
