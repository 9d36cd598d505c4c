import { act, screen, waitFor } from '@testing-library/react';

import { erasedEmail, Permission } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { UserEditPage } from './user-edit-page';

type CropProps = { file: File | null; onCrop: (part: File) => void; onCancel: () => void };

// jsdom does not render pictures.
jest.mock('@/shared/ui/crop-dialog/crop-dialog', () => ({
  CropDialog: ({ file, onCrop, onCancel }: CropProps) =>
    file && (
      <>
        <button type="button" onClick={() => onCrop(new File(['part'], 'part.webp', { type: 'image/webp' }))}>
          Use this part
        </button>
        <button type="button" onClick={onCancel}>
          Leave it
        </button>
      </>
    ),
}));

const setup = async () => {
  announceExtensions('accounts');
  signInAs({ id: 9, permission: Permission.ADMINISTRATOR });
  answer('get', '/api/users/detail/:id', () => ok(createUser({ id: 3, avatarUrl: '/files/a.webp' })));
  const sent = answer('put', '/api/accounts/3', () => ok(createUser({ id: 3 })));
  Object.assign(URL, { createObjectURL: () => 'blob:part', revokeObjectURL: () => undefined });
  const view = renderWithProviders(<UserEditPage />, {
    at: '/user/3/edit',
    path: '/user/:userId/edit',
    routes: [{ path: '/user/:userId', element: <p>the page of the person</p> }],
  });
  await screen.findByRole('button', { name: 'นำรูปออก' });
  await view.user.upload(
    screen.getByLabelText(/^รูปโปรไฟล์/, { selector: 'input' }),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  return { ...view, sent };
};

const save = () => screen.getByRole('button', { name: 'Save' });

describe('the picture of a person', () => {
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });

  it('is replaced by the chosen part with the next save', async () => {
    const { user, sent } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Use this part' }));
    expect(screen.queryByRole('button', { name: 'Use this part' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'นำรูปออก' })).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('the page of the person')).toBeVisible();
    expect(await screen.findByText('บันทึกข้อมูลผู้ใช้แล้ว')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ bio: 'ผู้สื่อข่าว', avatar: { name: 'part.webp' } });
    expect(sent[0]?.body).not.toHaveProperty('removeAvatar');
  });

  it('stays if no part is chosen', async () => {
    const { user, sent } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(screen.queryByRole('button', { name: 'Leave it' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'นำรูปออก' })).toBeVisible();
    await user.type(screen.getByLabelText(/^Display name/), 'x');
    await user.click(save());
    expect(await screen.findByText('the page of the person')).toBeVisible();
    expect(sent[0]?.body).not.toHaveProperty('avatar');
    expect(sent[0]?.body).not.toHaveProperty('removeAvatar');
  });
});

it('another address opens the form of that person', async () => {
  announceExtensions('accounts');
  signInAs({ id: 9, permission: Permission.ADMINISTRATOR });
  answer('get', '/api/users/detail/:id', ({ params }) =>
    ok(createUser({ id: Number(params['id']), displayName: `คนที่ ${params['id']}` })),
  );
  const { router } = renderWithProviders(<UserEditPage />, {
    at: '/user/3/edit',
    path: '/user/:userId/edit',
  });
  const name = () => screen.findByLabelText(/^Display name/);
  expect(await name()).toHaveValue('คนที่ 3');
  await act(() => router.navigate('/user/4/edit'));
  await waitFor(async () => expect(await name()).toHaveValue('คนที่ 4'));
});

it('an erased person has no form', async () => {
  announceExtensions('accounts');
  signInAs({ id: 9, permission: Permission.ADMINISTRATOR });
  answer('get', '/api/users/detail/:id', () => ok(createUser({ id: 3, email: erasedEmail(3) })));
  renderWithProviders(<UserEditPage />, { at: '/user/3/edit', path: '/user/:userId/edit' });
  expect(await screen.findByText('404 | Not found')).toBeVisible();
  expect(screen.queryByLabelText(/^Display name/)).not.toBeInTheDocument();
});
