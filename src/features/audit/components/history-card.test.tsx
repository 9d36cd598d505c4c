import { screen } from '@testing-library/react';

import { Permission } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { NewsHistory, PersonHistory } from './history-card';

const empty = { records: [], older: null, newer: null };

const setup = (permission: number) => {
  signInAs({ id: 9, permission });
  announceExtensions('audit');
  const log = answer('get', '/api/audit', () => ok(empty));
  const history = answer('get', '/api/news/journalist/2/news/5/history', () => ok(empty));
  const view = renderWithProviders(
    <>
      <PersonHistory userId={12} />
      <NewsHistory groupId={2} newsId={5} />
    </>,
  );
  return { ...view, log, history };
};

describe('the history of a person or an item', () => {
  it('loads when it is opened, and links an administrator to everything that the person did [ACC-07]', async () => {
    const { user, log, history } = setup(Permission.ADMINISTRATOR);
    const all = await screen.findByRole('link', { name: 'ทุกอย่างที่คนนี้ทำ' });
    expect(all).toHaveAttribute('href', '/audit?person=12');
    const [person] = screen.getAllByRole('button', { name: 'แสดงประวัติ' });
    expect([...log, ...history]).toEqual([]);
    if (person) await user.click(person);
    expect(await screen.findByText('ยังไม่มีประวัติ')).toBeVisible();
    expect(log.map(({ query }) => query)).toEqual([{ kind: 'user', object: '12' }]);
    expect(history).toEqual([]);
  });

  it('of an item is shown to members, that of a person only to administrators', async () => {
    const { user, history } = setup(Permission.USER);
    await user.click(await screen.findByRole('button', { name: 'แสดงประวัติ' }));
    expect(await screen.findByText('ยังไม่มีประวัติ')).toBeVisible();
    expect(history).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'ทุกอย่างที่คนนี้ทำ' })).not.toBeInTheDocument();
  });

  it('is not shown on a backend without the extension', () => {
    signInAs({ id: 9, permission: Permission.ADMINISTRATOR });
    renderWithProviders(
      <>
        <PersonHistory userId={12} />
        <NewsHistory groupId={2} newsId={5} />
      </>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
