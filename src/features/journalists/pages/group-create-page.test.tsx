import { screen, waitFor } from '@testing-library/react';

import { ErrorCode } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';

import { GroupCreatePage } from './group-create-page';

const setup = (reply = () => ok(createGroup({ id: 8 }))) => {
  const calls = answer('post', '/api/news/journalist', reply);
  const view = renderRoutes(
    [
      { path: '/journalist/group/create', element: <GroupCreatePage /> },
      { path: '/journalist/group/8', element: <p>the new group</p> },
      { path: '/journalist', element: <p>the list</p> },
    ],
    { at: '/journalist/group/create' },
  );
  const name = () => screen.getByRole('textbox', { name: /Group name/ });
  const create = () => screen.getByRole('button', { name: 'Create' });
  return { calls, name, create, ...view };
};

describe('creating a journalist group', () => {
  it('sends the name, reports it and opens the new group [RT-08, GRP-08]', async () => {
    const { calls, name, create, user } = setup();
    await user.type(name(), '  ข่าวกีฬา ');
    await user.click(create());
    expect(await screen.findByText('the new group')).toBeVisible();
    expect(await screen.findByText('สร้างกลุ่มสำเร็จ')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ name: 'ข่าวกีฬา' }]);
  });

  it('opens the list if the server does not return the new group', async () => {
    const { name, create, user } = setup(() => ok(null));
    await user.type(name(), 'ข่าวกีฬา');
    await user.click(create());
    expect(await screen.findByText('the list')).toBeVisible();
  });

  it('requires a name and sends nothing without one [VAL-04]', async () => {
    const { calls, name, create, user } = setup();
    await user.type(name(), '   ');
    await user.click(create());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('โปรดกรอกชื่อกลุ่ม'));
    expect(calls).toHaveLength(0);
  });

  it('shows the error in English if that is chosen [VAL-01]', async () => {
    setLocale('en');
    const { name, create, user } = setup();
    await user.click(create());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Group name is required'));
  });

  it("shows the server's message on the field and keeps the input [VAL-09, ERR-02]", async () => {
    const { name, create, user } = setup(() =>
      refused(ErrorCode.AlreadyExists, 'ข้อมูลซ้ำ', { errors: { name: 'มีกลุ่มชื่อนี้แล้ว' }, status: 409 }),
    );
    await user.type(name(), 'ข่าวกีฬา');
    await user.click(create());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('มีกลุ่มชื่อนี้แล้ว'));
    expect(name()).toHaveValue('ข่าวกีฬา');
  });
});
