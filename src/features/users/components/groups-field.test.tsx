import { screen, waitFor } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, type GroupAccess, JournalistLevel } from '@/shared/contract';
import { AppForm } from '@/shared/form/app-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { GroupsField } from './groups-field';

const { Leader, Trainee } = JournalistLevel;

const setup = async (groups: GroupAccess[]) => {
  announceExtensions('accounts', 'accounts-with-access');
  await loadRuntimeConfig();
  const onSubmit = jest.fn(async () => {});
  const view = renderWithProviders(
    <AppForm initialValues={{ groups }} onSubmit={onSubmit}>
      <GroupsField name="groups" />
      <SubmitButton>Save</SubmitButton>
    </AppForm>,
  );
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, onSubmit, save };
};

describe('the chosen groups of a new person', () => {
  it('stand in the form, and can be removed, even if no list of groups can be loaded', async () => {
    answer('get', '/api/news/journalist', () => refused(ErrorCode.Unknown, '', { status: 500 }));
    const { user, onSubmit, save } = await setup([{ groupId: '7', level: Trainee }]);
    expect(await screen.findByLabelText('ระดับใน 7')).toHaveDisplayValue('Trainee');
    await user.click(screen.getByRole('button', { name: 'ไม่เข้ากลุ่ม 7' }));
    expect(screen.queryByLabelText('ระดับใน 7')).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ groups: [] }));
  });

  it('show the level that would be sent, even if it can no longer be given', async () => {
    answer('get', '/api/news/journalist', () =>
      ok([createGroup({ id: 7, name: 'ข่าวเมือง', me: { level: Leader } })]),
    );
    await setup([{ groupId: '7', level: JournalistLevel.Head }]);
    expect(await screen.findByLabelText('ระดับใน ข่าวเมือง')).toHaveDisplayValue('Head');
  });
});
