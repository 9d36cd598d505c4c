import { screen, waitFor, within } from '@testing-library/react';

import { JournalistLevel, type TemplateSummary } from '@/shared/contract';
import { answer, ok } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { GroupTemplates } from './group-templates';

const BASE = '/api/news/journalist/7/templates';
const GOLD: TemplateSummary = { id: '3', name: 'ราคาทอง', savedAt: '2026-11-20T02:00:00Z', savedBy: 'มาลี' };

const setup = (level: JournalistLevel = JournalistLevel.Head, stored = [GOLD]) => {
  signInAs();
  let templates = stored;
  answer('get', BASE, () => ok(templates));
  const renames = answer('put', `${BASE}/3`, () => {
    templates = [{ ...GOLD, name: 'ทองคำ' }];
    return ok(null);
  });
  const deletions = answer('delete', `${BASE}/3`, () => {
    templates = [];
    return ok(null);
  });
  const view = renderWithProviders(<GroupTemplates group={createGroup({ id: 7, me: { level } })} />);
  return { ...view, renames, deletions };
};

describe('the templates of a group', () => {
  it('are listed with who saved them, and renamed by a Head [TOG-04]', async () => {
    const { user, renames } = setup();
    expect(await screen.findByText('ราคาทอง')).toBeInTheDocument();
    expect(screen.getByText(/^บันทึกโดย มาลี เมื่อ/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'เปลี่ยนชื่อแม่แบบ ราคาทอง' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'เปลี่ยนชื่อ' }));
    const name = dialog.getByLabelText(/^ชื่อแม่แบบ/);
    await user.clear(name);
    await user.type(name, ' ทองคำ ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('ทองคำ')).toBeInTheDocument();
    expect(renames.map(({ body }) => body)).toEqual([{ name: 'ทองคำ' }]);
  });

  it('are deleted by a Head after a question [TOG-04]', async () => {
    const { user, deletions } = setup();
    await user.click(await screen.findByRole('button', { name: 'ลบแม่แบบ ราคาทอง' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^ลบแม่แบบ ราคาทอง\?/)).toBeInTheDocument();
    expect(deletions).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^กลุ่มนี้ยังไม่มีแม่แบบ เขียน/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are only read by others [TOG-04]', async () => {
    setup(JournalistLevel.Trainee);
    expect(await screen.findByText('ราคาทอง')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are said to be none, without the way that others have not', async () => {
    setup(JournalistLevel.Trainee, []);
    expect(await screen.findByText('กลุ่มนี้ยังไม่มีแม่แบบ')).toBeInTheDocument();
  });
});
