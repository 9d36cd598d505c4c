import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { unknownError } from '@/shared/api/api-error';
import type { UndoTable } from '@/shared/api/undo-table';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { type AuditRecord, ErrorCode, type ExtensionName, type Id, Permission } from '@/shared/contract';
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

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the audit log', () => {
  it('shows who did what, when and from where, in the language of the reader [ACC-07]', async () => {
    await setup();
    expect(await cellsOf(/TAG_EDIT/)).toEqual([
      '22/11/26 09:30',
      'มาลี',
      'เพิ่มสิทธิ์ TAG_EDIT ให้ สมชาย',
      'สิ่งที่เปลี่ยน (1)permissionTAG_EDIT',
      '10.0.0.1',
      'View',
    ]);
    expect(screen.getByRole('link', { name: 'View สมชาย' })).toHaveAttribute('href', '/user/12');
  });

  it('asks for confirmation before an undo, and shows the reason of a refusal [HIS-04]', async () => {
    const undone: string[] = [];
    const take = async () => {
      undone.push('tried');
      if (undone.length === 1) throw { ...unknownError(409), message: 'เป็นผู้ดูแลระบบคนสุดท้าย' };
    };
    const { user, calls } = await setup({ undo: { 'permission.added': () => take } });
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ: เพิ่มสิทธิ์ TAG_EDIT ให้ สมชาย' }));
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
    await screen.findByRole('table');
    await screen.findByText(/TAG_EDIT ให้/);
    expect(screen.queryByRole('button', { name: /^ย้อนกลับ/ })).not.toBeInTheDocument();
    other.unmount();
    await setup({ undo: { 'permission.added': () => async () => undefined }, extensions: ['audit'] });
    await screen.findByText(/TAG_EDIT ให้/);
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
    await setup({ page: onePage(edited) });
    const row = within(await screen.findByRole('row', { name: /แก้ไขข่าว/ }));
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
    await setup({ page: onePage(...lines), opensGroup: (groupId) => groupId === '2' });
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
    await setup({ page: onePage(deleted, server) });
    const [, , , , , view] = await cellsOf(/ลบหมวดหมู่/);
    expect(view).toBe('');
    expect((await cellsOf(/สร้างบัญชี/))[1]).toBe('เซิร์ฟเวอร์');
  });

  it('requests what the address filters by, including the whole last day', async () => {
    const { last } = await setup({
      at: '/audit?person=3&kind=news&object=5&action=news.edited&from=2026-11-01&to=2026-11-02',
    });
    await screen.findByRole('table');
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
    await screen.findByRole('table');
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
    await screen.findByRole('table');
    answer('get', '/api/audit', () => refused(ErrorCode.Alert, 'เสียแล้ว'));
    await chooseFilter(user, 'ประเภท', 'ข่าว');
    expect((await screen.findAllByText('เสียแล้ว')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
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
