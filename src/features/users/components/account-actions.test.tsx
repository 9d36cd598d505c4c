import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

import {
  ErrorCode,
  Permission,
  type ExtensionName,
  type UnfinishedWork,
  type UserState,
} from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { AccountActions } from './account-actions';

const LINK = { token: 'secret', expiresAt: '2026-11-25T05:00:00Z' };

type Setup = { state?: UserState; ownId?: number; extensions?: ExtensionName[] };

const setup = async ({ state = 'active', ownId = 9, extensions = ['accounts'] }: Setup = {}) => {
  announceExtensions(...extensions);
  signInAs({ id: ownId, permission: Permission.ADMINISTRATOR });
  const view = renderWithProviders(<AccountActions user={createUser({ id: '1', state })} />);
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/user/1/edit');
  return view;
};

/** Presses the button with this name, and returns the question that it asks. */
const ask = async ({ click }: Pick<ReturnType<typeof userEvent.setup>, 'click'>, name: string) => {
  await click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the actions for an account', () => {
  it.each([
    ['an active account', {}, ['สร้างลิงก์ใหม่', 'ปิดบัญชี']],
    ['a disabled account', { state: 'disabled' }, ['เปิดบัญชี']],
    ['the own account', { ownId: 1 }, ['สร้างลิงก์ใหม่']],
  ] as const)('are for %s', async (_, given, names) => {
    await setup(given);
    await waitFor(() => expect(buttons()).toEqual(expect.arrayContaining([...names])));
    for (const name of ['สร้างลิงก์ใหม่', 'ปิดบัญชี', 'เปิดบัญชี'].filter((one) => !names.some((has) => has === one)))
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('enable a disabled account at once, and say so', async () => {
    const sent = answer('post', '/api/accounts/1/enable', () => ok(null));
    const { user } = await setup({ state: 'disabled' });
    await user.click(screen.getByRole('button', { name: 'เปิดบัญชี' }));
    expect(await screen.findByText('เปิดบัญชีของ มาลี ศรีสุข อีกครั้งแล้ว')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('disable an account after a question, and say so', async () => {
    const sent = answer('post', '/api/accounts/1/disable', () => ok(null));
    const { user } = await setup();
    const dialog = within(await ask(user, 'ปิดบัญชี'));
    expect(dialog.getByText(/^ต้องการปิดบัญชีของ มาลี ศรีสุข ใช่หรือไม่/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'ปิดบัญชี' }));
    expect(await screen.findByText('ปิดบัญชีของ มาลี ศรีสุข แล้ว')).toBeVisible();
    await isClosed();
    expect(sent).toHaveLength(1);
  });

  it('list what the person leaves to others before the account is disabled, with links to hand it over', async () => {
    const work: UnfinishedWork = {
      items: [
        { id: '5', title: 'น้ำท่วมภาคใต้', groupId: '7', groupName: 'ข่าวด่วน', isReturned: false },
        { id: '6', title: 'ทองคำ', groupId: '7', groupName: 'ข่าวด่วน', isReturned: true },
      ],
      total: 12,
      groups: [
        { id: '7', name: 'ข่าวด่วน', isLastHead: false },
        { id: '8', name: 'กีฬา', isLastHead: true },
      ],
    };
    const asked = answer('get', '/api/accounts/1/unfinished', () => ok(work));
    const { user } = await setup({ extensions: ['accounts', 'hand-over'] });
    expect(asked).toHaveLength(0);
    const dialog = within(await ask(user, 'ปิดบัญชี'));
    expect(await dialog.findByRole('heading', { name: 'ข่าวที่ยังไม่เสร็จ: 12' })).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'น้ำท่วมภาคใต้ · ข่าวด่วน · รออนุมัติ',
      'ทองคำ · ข่าวด่วน · ส่งกลับแล้ว',
      'ข่าวด่วน',
      'กีฬา · Head คนสุดท้าย',
    ]);
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/journalist/group/7/news/5',
      '/journalist/group/7/news/6',
      '/journalist/group/7',
      '/journalist/group/8',
    ]);
    expect(dialog.getByText(/^และอีก 10 ข่าว/)).toBeVisible();
    expect(dialog.getByText(/ฉบับร่างที่ยังไม่ได้บันทึก/)).toBeVisible();
  });

  it('ask only whether to disable an account if the backend cannot say what is left', async () => {
    const asked = answer('get', '/api/accounts/1/unfinished', () => ok(null));
    answer('post', '/api/accounts/1/disable', () => ok(null));
    const { user } = await setup();
    const dialog = within(await ask(user, 'ปิดบัญชี'));
    await user.click(dialog.getByRole('button', { name: 'ปิดบัญชี' }));
    await isClosed();
    expect(asked).toHaveLength(0);
  });

  it.each(['ปิดบัญชี', 'สร้างลิงก์ใหม่'])('do nothing if the question is cancelled: %s', async (name) => {
    const { user } = await setup();
    const dialog = within(await ask(user, name));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('name the groups that need another Head first, and lead to each of them [SAF-04]', async () => {
    const groups = [
      { id: 7, name: 'กีฬา' },
      { id: 8, name: 'บันเทิง' },
    ];
    answer('post', '/api/accounts/1/disable', () =>
      refused(ErrorCode.Alert, 'มาลี เป็น Head คนสุดท้ายของ “กีฬา”, “บันเทิง”', { status: 409, groups }),
    );
    const { user } = await setup({ extensions: ['accounts', 'members'] });
    const dialog = within(await ask(user, 'ปิดบัญชี'));
    await user.click(dialog.getByRole('button', { name: 'ปิดบัญชี' }));
    const refusal = within(await screen.findByRole('dialog', { name: 'ต้องตั้ง Head คนอื่นก่อน' }));
    expect(refusal.getByText(/Head คนสุดท้ายของ “กีฬา”, “บันเทิง”/)).toBeVisible();
    expect(refusal.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['ตั้ง Head: กีฬา', '/journalist/group/7'],
        ['ตั้ง Head: บันเทิง', '/journalist/group/8'],
      ],
    );
    await user.click(refusal.getByRole('button', { name: 'ปิด' }));
    await isClosed();
  });

  it('show a new link until it is closed, and ask before it is left uncopied', async () => {
    answer('post', '/api/accounts/1/link', () => ok(LINK));
    const { user } = await setup();
    const question = within(await ask(user, 'สร้างลิงก์ใหม่'));
    expect(question.getByText(/^ต้องการสร้างลิงก์ให้ มาลี ศรีสุข/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'สร้างลิงก์ใหม่' }));
    const shown = within(await screen.findByRole('dialog', { name: 'ลิงก์' }));
    expect(shown.getByDisplayValue('http://localhost/set-password#secret')).toBeVisible();
    await user.click(shown.getByText('ปิด'));
    const leaving = within(await screen.findByRole('dialog', { name: 'ปิดโดยไม่คัดลอก' }));
    await user.click(leaving.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    await user.click(shown.getByText('ปิด'));
    await isClosed();
  });

  it.each(['passkeys', 'oidc'] as const)(
    'say before a new link that other ways to sign in end, where there are some: %s [CON-06]',
    async (way) => {
      const { user } = await setup({ extensions: ['accounts', way] });
      expect(
        within(await ask(user, 'สร้างลิงก์ใหม่')).getByText(/พาสคีย์และการเชื่อมกับผู้ให้บริการจะถูกลบด้วย/),
      ).toBeVisible();
    },
  );

  it('say nothing of other ways to sign in where there are none [CON-06]', async () => {
    const { user } = await setup();
    await ask(user, 'สร้างลิงก์ใหม่');
    expect(screen.queryByText(/พาสคีย์/)).not.toBeInTheDocument();
  });

  it('show no link if the backend refuses one', async () => {
    answer('post', '/api/accounts/1/link', () => refused(ErrorCode.Alert, 'บัญชีนี้ปิดอยู่'));
    const { user } = await setup();
    await user.click(within(await ask(user, 'สร้างลิงก์ใหม่')).getByRole('button', { name: 'สร้างลิงก์ใหม่' }));
    expect(await screen.findByText('บัญชีนี้ปิดอยู่')).toBeVisible();
    await isClosed();
  });
});
