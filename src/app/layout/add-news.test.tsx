import { screen, waitFor } from '@testing-library/react';

import { JournalistLevel, type JournalistGroup } from '@/shared/contract';
import { answer, ok } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { AddNews } from './add-news';

const own = (id: number, name: string) => createGroup({ id, name, me: { level: JournalistLevel.Trainee } });
const OTHER = createGroup({ id: 9, name: 'ของคนอื่น', me: null });

const setup = (groups: JournalistGroup[]) => {
  const asked = answer('get', '/api/news/journalist', () => ok(groups));
  const path = '/journalist/group/:groupId/news/create';
  return {
    asked,
    ...renderWithProviders(<AddNews />, { at: '/', path: '/', routes: [{ path, element: 'the form' }] }),
  };
};
const button = () => screen.findByRole('button', { name: 'Add news' });

describe('Add news in the header', () => {
  it('opens the form of the only group of the person', async () => {
    const { user, router } = setup([own(7, 'กีฬา'), OTHER]);
    await user.click(await button());
    expect(await screen.findByText('the form')).toBeVisible();
    expect(router.state.location.pathname).toBe('/journalist/group/7/news/create');
  });

  it('asks for one of several groups', async () => {
    const { user, router } = setup([own(7, 'กีฬา'), OTHER, own(8, 'การเมือง')]);
    await user.click(await button());
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'กีฬา',
      'การเมือง',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'การเมือง' }));
    expect(await screen.findByText('the form')).toBeVisible();
    expect(router.state.location.pathname).toBe('/journalist/group/8/news/create');
  });

  it('is not there for a person who belongs to no group', async () => {
    const { asked } = setup([OTHER]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
