import { act, screen, waitFor } from '@testing-library/react';

import { ErrorCode, JournalistLevel, type JournalistLevel as Level } from '@/shared/contract';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';

import { MemberInvitePage } from './member-invite-page';

const setup = async (level: Level = JournalistLevel.Head) => {
  answer('get', '/api/news/journalist/7', () => ok(createGroup({ id: 7, me: { level } })));
  const calls = answer('post', '/api/news/journalist/7/member', () => ok(null));
  const view = renderRoutes(
    [
      { path: '/journalist/group/:groupId/member/invite', element: <MemberInvitePage /> },
      { path: '/journalist/group/7', element: <p>the group</p> },
    ],
    { at: '/journalist/group/7/member/invite' },
  );
  await screen.findByRole('heading', { name: 'Invite member' });
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  const email = () => screen.getByRole('textbox', { name: /Email/ });
  const levelBox = () => screen.getByRole('combobox', { name: /Level/ });
  const send = () => view.user.click(screen.getByRole('button', { name: 'Invite' }));
  return { calls, email, levelBox, send, ...view };
};

describe('inviting a member', () => {
  it('sends the e-mail and the number of the level, then opens the group [RT-10, GRP-08, VAL-06]', async () => {
    const { calls, email, levelBox, send, user } = await setup();
    await user.type(email(), 'nok@newsdesk.test');
    await user.selectOptions(levelBox(), 'Freelance');
    await send();
    expect(await screen.findByText('the group')).toBeVisible();
    expect(await screen.findByText('เชิญสมาชิกสำเร็จ')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'nok@newsdesk.test', level: 5 }]);
  });

  it('has a form of its own in each group', async () => {
    answer('get', '/api/news/journalist/8', () => ok(createGroup({ id: 8 })));
    const { email, user, router } = await setup();
    await act(() => router.navigate('/journalist/group/8/member/invite'));
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'nok@newsdesk.test');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(email()).toHaveValue(''));
  });

  it('requires both e-mail and level [VAL-06]', async () => {
    const { calls, email, levelBox, send } = await setup();
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('โปรดกรอกอีเมล'));
    expect(levelBox()).toHaveAccessibleDescription(expect.stringContaining('โปรดเลือกระดับ'));
    expect(calls).toHaveLength(0);
  });

  it("offers the levels by name, none above the user's own and never Deleted [GRP-08]", async () => {
    await setup(JournalistLevel.Leader);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['เลือกระดับ', 'Leader', 'Professional', 'Freelance', 'Trainee']);
  });

  it('explains to a member that they may not invite, and shows no form', async () => {
    await setup(JournalistLevel.Professional);
    expect(screen.getByText('เฉพาะ Head, Audit และ Leader เท่านั้นที่เชิญสมาชิกได้')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it("shows the server's message on the e-mail field and keeps the input [VAL-09]", async () => {
    const { email, levelBox, send, user } = await setup();
    answer('post', '/api/news/journalist/7/member', () =>
      refused(ErrorCode.InvalidInput, 'ข้อมูลไม่ถูกต้อง', { errors: { email: 'ไม่พบผู้ใช้ที่มีอีเมลนี้' } }),
    );
    await user.type(email(), 'nobody@newsdesk.test');
    await user.selectOptions(levelBox(), 'Trainee');
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('ไม่พบผู้ใช้ที่มีอีเมลนี้'));
    expect(email()).toHaveValue('nobody@newsdesk.test');
    expect(levelBox()).toHaveValue('6');
  });
});
