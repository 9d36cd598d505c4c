import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { unknownError } from '@/shared/api/api-error';
import type { UndoTable } from '@/shared/api/undo-table';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { type AuditRecord, ErrorCode, type ExtensionName, type Id, Permission } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import {
  announceExtensions,
  answer,
  type ApiCall,
  apiServer,
  ok,
  refused,
} from '@/shared/testing/api-server';
import { chooseFilter } from '@/shared/testing/choose-filter';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { AuditPage } from './audit-page';

const record = (values: Partial<AuditRecord>): AuditRecord => ({
  id: 7,
  at: new Date(2026, 10, 22, 9, 30).toISOString(),
  action: 'permission.added',
  actor: { id: 3, displayName: 'มาลี', avatarUrl: null },
  object: { kind: 'user', id: '12', name: 'สมชาย' },
  groupId: null,
  address: '10.0.0.1',
  sessionId: 'session-1',
  before: null,
  after: { permission: 'TAG_EDIT' },
  ...values,
});

type Page = { records: AuditRecord[]; older: number | null; newer: number | null };
const onePage = (...records: AuditRecord[]): Page => ({ records, older: null, newer: null });

type Setup = {
  at?: string;
  page?: Page;
  undo?: UndoTable;
  extensions?: ExtensionName[];
  opensGroup?: (groupId: Id) => boolean;
};

const setup = async ({
  at = '/audit',
  page = onePage(record({})),
  undo = {},
  extensions = ['audit', 'restore'],
  opensGroup,
}: Setup = {}) => {
  signInAs({ id: 9, permission: Permission.ADMINISTRATOR });
  announceExtensions(...extensions);
  const calls = answer('get', '/api/audit', () => ok(page));
  // The guard of the layout loads it before any page renders.
  await loadRuntimeConfig();
  const view = renderWithProviders(<AuditPage undo={undo} opensGroup={opensGroup} />, { at, path: '/audit' });
  return {
    ...view,
    calls,
    last: () => calls.at(-1) as ApiCall,
    address: () => view.router.state.location.search,
  };
};

const feed = () => screen.findByRole('group', { name: 'บันทึกการใช้งาน' });
const line = async (text: RegExp) => {
  const [found] = within(await feed())
    .getAllByRole('listitem')
    .filter(({ textContent }) => text.test(textContent));
  if (!found) throw new Error(`no line with ${text}`);
  return found;
};
type User = Awaited<ReturnType<typeof setup>>['user'];
/** Opens the details of a line. */
const open = async (user: User, text: RegExp) => {
  const found = await line(text);
  await user.click(within(found).getByRole('button', { name: /^รายละเอียด/ }));
  return found;
};

describe('the audit log', () => {
  it('says by day who did what and when, in the language of the reader, and more when a line is opened [ACC-07]', async () => {
    const { user } = await setup();
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('วันอาทิตย์ที่ 22 พฤศจิกายน 2569');
    const found = within(await line(/TAG_EDIT/));
    expect(found.getByRole('paragraph')).toHaveTextContent('มาลี เพิ่มสิทธิ์ TAG_EDIT ให้ สมชาย');
    expect(found.getByText('09:30')).toBeVisible();
    expect(screen.queryByText('10.0.0.1')).not.toBeInTheDocument();
    await user.click(found.getByRole('button', { name: 'รายละเอียด: มาลี เพิ่มสิทธิ์ TAG_EDIT ให้ สมชาย' }));
    expect(found.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'TAG_EDIT',
      '10.0.0.1',
    ]);
    expect(found.getByRole('link', { name: 'View สมชาย' })).toHaveAttribute('href', '/user/12');
  });

  it('opens a line wherever it is clicked, and closes it again', async () => {
    const { user } = await setup();
    const words = await screen.findByText(/เพิ่มสิทธิ์ TAG_EDIT/);
    await user.click(words);
    expect(screen.getByText('10.0.0.1')).toBeVisible();
    await user.click(words);
    expect(screen.queryByText('10.0.0.1')).not.toBeInTheDocument();
  });

  it('goes on after the name of the person in English', async () => {
    setLocale('en');
    await setup();
    expect(await screen.findByRole('paragraph')).toHaveTextContent(
      'มาลี added the permission TAG_EDIT to สมชาย',
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sunday, 22 November 2026');
  });

  it('folds sign-ins that follow each other into one line, which opens, unless they are asked for', async () => {
    const signIn = (id: number, displayName: string) =>
      record({
        id,
        action: 'sign-in.good',
        actor: { id, displayName, avatarUrl: null },
        object: { kind: 'user', id: String(id), name: displayName },
        after: null,
      });
    const people = ['อารี', 'มาลี', 'สมชาย', 'ปราณี'].map((name, index) => signIn(index + 20, name));
    const { user, unmount } = await setup({ page: onePage(...people, record({})) });
    const folded = within(await open(user, /^09:30อารี, มาลี, สมชาย และอีก 1 คน เข้าสู่ระบบ 4 ครั้ง/));
    expect(folded.getAllByRole('listitem')).toHaveLength(4);
    unmount();
    await setup({ at: '/audit?action=sign-in.good', page: onePage(...people) });
    expect(within(await feed()).getAllByRole('listitem')).toHaveLength(4);
  });

  it('asks for confirmation before an undo, and shows the reason of a refusal [HIS-04]', async () => {
    const undone: string[] = [];
    const take = async () => {
      undone.push('tried');
      if (undone.length === 1) throw { ...unknownError(409), message: 'เป็นผู้ดูแลระบบคนสุดท้าย' };
    };
    const { user, calls } = await setup({ undo: { 'permission.added': () => take } });
    const found = within(await open(user, /TAG_EDIT/));
    await user.click(found.getByRole('button', { name: 'ย้อนกลับ: เพิ่มสิทธิ์ TAG_EDIT ให้ สมชาย' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ย้อนกลับ' }));
    expect(dialog.getByText('เพิ่มสิทธิ์ TAG_EDIT ให้ สมชาย')).toBeVisible();
    expect(undone).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'ย้อนกลับ' }));
    expect(await screen.findByText('เป็นผู้ดูแลระบบคนสุดท้าย')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'ย้อนกลับ' }));
    expect(await screen.findByText('ย้อนกลับแล้ว')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('offers undo for no other record, and not on a backend that cannot restore', async () => {
    const other = await setup({ undo: { 'member.removed': () => async () => undefined } });
    await open(other.user, /TAG_EDIT/);
    expect(screen.queryByRole('button', { name: /^ย้อนกลับ/ })).not.toBeInTheDocument();
    other.unmount();
    const { user } = await setup({
      undo: { 'permission.added': () => async () => undefined },
      extensions: ['audit'],
    });
    await open(user, /TAG_EDIT/);
    expect(screen.queryByRole('button', { name: /^ย้อนกลับ/ })).not.toBeInTheDocument();
  });

  it('shows the values before and after, and the length of an article', async () => {
    const edited = record({
      action: 'news.edited',
      object: { kind: 'news', id: '5', name: 'ข่าว' },
      groupId: 2,
      before: { title: 'เก่า', html: { characters: 1200, sha256: 'a' }, tags: ['a', 'b'] },
      after: { title: 'ใหม่', html: { characters: 900, sha256: 'b' }, tags: [] },
    });
    const { user } = await setup({ page: onePage(edited) });
    const row = within(await open(user, /แก้ไขข่าว/));
    expect(row.getByText('เก่า').tagName).toBe('DEL');
    expect(row.getByText('ใหม่').tagName).toBe('INS');
    expect(row.getByText('1,200 ตัวอักษร')).toBeInTheDocument();
    expect(row.getByText('a, b')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'View ข่าว' })).toHaveAttribute('href', '/journalist/group/2/news/5');
  });

  it('does not link to pages of a group that the reader may not open', async () => {
    const lines = [1, 2].map((groupId) =>
      record({ id: groupId, action: 'news.edited', object: { kind: 'news', id: '5', name: 'ข่าว' }, groupId }),
    );
    const { user } = await setup({ page: onePage(...lines), opensGroup: (groupId) => groupId === '2' });
    for (const button of within(await feed()).getAllByRole('button')) await user.click(button);
    expect(await screen.findByRole('link', { name: 'View ข่าว' })).toHaveAttribute(
      'href',
      '/journalist/group/2/news/5',
    );
  });

  it('does not link to deleted objects, and names nobody if nobody was signed in', async () => {
    const deleted = record({
      id: 1,
      action: 'category.deleted',
      object: { kind: 'category', id: '4', name: 'กีฬา' },
    });
    const server = record({ id: 2, action: 'user.created', actor: null, address: '' });
    const refusedSignIn = record({ id: 3, action: 'sign-in.refused', actor: null });
    const { user } = await setup({ page: onePage(deleted, server, refusedSignIn) });
    expect(
      within(await open(user, /ลบหมวดหมู่/)).queryByRole('link', { name: /^View/ }),
    ).not.toBeInTheDocument();
    expect(within(await line(/สร้างบัญชี/)).getByRole('paragraph')).toHaveTextContent(/^เซิร์ฟเวอร์ สร้างบัญชี/);
    expect(within(await line(/ไม่ถูกต้อง/)).getByRole('paragraph')).toHaveTextContent(/^รหัสผ่าน/);
  });

  it('requests what the address filters by, including the whole last day', async () => {
    const { last } = await setup({
      at: '/audit?person=3&kind=news&object=5&action=news.edited&from=2026-11-01&to=2026-11-02',
    });
    await feed();
    expect(last().query).toEqual({
      person: '3',
      kind: 'news',
      object: '5',
      action: 'news.edited',
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 3).toISOString(),
    });
  });

  it('keeps the filter in the address, starts at the newest page, and can clear the filter', async () => {
    const { user, last, address } = await setup({ at: '/audit?before=40&person=3' });
    await feed();
    await chooseFilter(user, 'ประเภท', 'ข่าว');
    expect(address()).toBe('?person=3&kind=news');
    await waitFor(() => expect(last().query).toEqual({ person: '3', kind: 'news' }));
    await user.click(await screen.findByRole('button', { name: 'เลิกกรอง ผู้ทำ: มาลี' }));
    expect(address()).toBe('?kind=news');
  });

  it('requests older and newer pages by the records at the edges', async () => {
    const { user, last, address } = await setup({ page: { records: [record({})], older: 40, newer: 90 } });
    await user.click(await screen.findByRole('button', { name: 'เก่ากว่า' }));
    expect(address()).toBe('?before=40');
    await waitFor(() => expect(last().query).toEqual({ before: '40' }));
    await user.click(screen.getByRole('button', { name: 'ใหม่กว่า' }));
    expect(address()).toBe('?after=90');
  });

  it('says that no records match', async () => {
    await setup({ page: onePage() });
    expect(await screen.findByText('ไม่มีรายการที่ตรงกับตัวกรอง')).toBeVisible();
  });

  it('shows an error instead of the records of another filter', async () => {
    const { calls, user } = await setup();
    await feed();
    answer('get', '/api/audit', () => refused(ErrorCode.Alert, 'เสียแล้ว'));
    await chooseFilter(user, 'ประเภท', 'ข่าว');
    expect((await screen.findAllByText('เสียแล้ว')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('group', { name: 'บันทึกการใช้งาน' })).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('downloads the records of the filter as a file [ACC-07]', async () => {
    const asked: string[] = [];
    const { user } = await setup({ at: '/audit?kind=news' });
    apiServer.use(
      http.get('*/api/audit.csv', ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('\uFEFF"Line"', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
      }),
    );
    const made = jest.fn(() => 'blob:file');
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
    await user.click(await screen.findByRole('button', { name: 'ส่งออก CSV' }));
    expect(await screen.findByText('ดาวน์โหลดไฟล์แล้ว')).toBeVisible();
    expect(asked).toEqual(['?kind=news']);
    expect(made).toHaveBeenCalledTimes(1);
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });
});
