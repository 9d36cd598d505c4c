import { screen, waitFor } from '@testing-library/react';

import { ErrorCode, erasedEmail, Permission, type User } from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { AccountActions } from '../components/account-actions';

const GOES = { groups: 2, access: 3, drafts: 1, views: 4, auditLines: 40, addresses: 12 };
const COUNTS = { ...GOES, news: 1_200, versions: 9, comments: 7 };
const ERASE = 'ลบข้อมูลส่วนบุคคล';

const setup = (
  change: Partial<User> = {},
  extensions: Parameters<typeof announceExtensions> = ['accounts', 'erasure'],
) => {
  announceExtensions(...extensions);
  signInAs({ id: 9, permission: Permission.ADMINISTRATOR });
  const person = createUser({ id: '1', state: 'disabled', username: 'somsri', ...change });
  return renderWithProviders(<AccountActions user={person} />);
};

// The button of the page is hidden behind the dialog.
const confirm = () => screen.getByRole('button', { name: ERASE });

const open = async ({ user }: ReturnType<typeof setup>) => {
  await user.click(await screen.findByRole('button', { name: ERASE }));
  await screen.findByRole('dialog', { name: ERASE });
};

describe('the erasure of a person', () => {
  it('says in numbers what goes and what stays, and needs the username before it is done [CON-09]', async () => {
    answer('get', '/api/accounts/1/erasure', () => ok(COUNTS));
    const sent = answer('post', '/api/accounts/1/erase', () => ok(COUNTS));
    const view = setup();
    await open(view);
    expect(await screen.findByText('การเป็นสมาชิกกลุ่ม')).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2',
      '3',
      '1',
      '4',
      '40',
      '12',
      '1,200',
      '9',
      '7',
    ]);
    const name = screen.getByLabelText(/Username/);
    for (const typed of ['', 'somsr']) {
      await view.user.clear(name);
      if (typed) await view.user.type(name, typed);
      await view.user.click(confirm());
      expect(await screen.findByText('ข้อความนี้ไม่ตรงกับ somsri')).toBeVisible();
    }
    expect(sent).toHaveLength(0);
    await view.user.clear(name);
    await view.user.type(name, 'somsri');
    await view.user.click(confirm());
    expect(await screen.findByText('ลบข้อมูลส่วนบุคคลของ มาลี ศรีสุข แล้ว')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
  });

  it('takes a name that reads the same, as signing in does', async () => {
    answer('get', '/api/accounts/1/erasure', () => ok(COUNTS));
    const sent = answer('post', '/api/accounts/1/erase', () => ok(COUNTS));
    const view = setup({ username: 'น้ำ' });
    await open(view);
    await view.user.type(await screen.findByLabelText(/Username/), 'น้\u0e4d\u0e32');
    await view.user.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('says why the server refuses it, and keeps what was typed', async () => {
    answer('get', '/api/accounts/1/erasure', () => ok(COUNTS));
    answer('post', '/api/accounts/1/erase', () => refused(ErrorCode.Alert, 'บัญชีนี้ยังเปิดใช้อยู่', { status: 409 }));
    const view = setup();
    await open(view);
    await view.user.type(await screen.findByLabelText(/Username/), 'somsri');
    await view.user.click(confirm());
    expect((await screen.findAllByText('บัญชีนี้ยังเปิดใช้อยู่'))[0]).toBeVisible();
    expect(screen.getByLabelText(/Username/)).toHaveValue('somsri');
  });

  it.each([
    ['an account in use', { state: 'active' }, ['accounts', 'erasure']],
    ['a backend that cannot', {}, ['accounts']],
  ] as const)('is not offered for %s', async (_what, change, extensions) => {
    setup(change, [...extensions]);
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: ERASE })).not.toBeInTheDocument();
  });

  it('leaves no action for an account whose person was erased', () => {
    setup({ email: erasedEmail('1') });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
