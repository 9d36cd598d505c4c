import { screen, within } from '@testing-library/react';

import { Permission, type User } from '@/shared/contract';
import { answer, ok, page } from '@/shared/testing/api-server';
import { createGroup, createNews, createStatistics } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { createRoutes } from '../routes/router';

const BASE = '/api/news/journalist';
const TWENTY = Array.from({ length: 20 }, (_, index) => createNews({ id: 101 + index }));

const setup = (at: string, permission: User['permission'] = Permission.USER) => {
  signInAs({ permission });
  answer('get', BASE, () => ok([createGroup()]));
  answer('get', `${BASE}/7`, () => ok(createGroup()));
  answer('get', `${BASE}/7/statistics`, () => ok(createStatistics()));
  answer('get', `${BASE}/7/categories`, () => ok([]));
  const news = answer('get', `${BASE}/7/news`, () => ok(page(TWENTY, 1, 3)));
  renderRoutes(createRoutes(), { at });
  return { news };
};

const heading = () => screen.findByRole('heading', { level: 1 });

describe('the screens of journalist groups', () => {
  it('show the first 20 news of a group on its overview [GRP-07, RT-09]', async () => {
    const { news } = setup('/journalist/group/7');
    expect(await screen.findByRole('heading', { level: 1, name: 'ข่าวเศรษฐกิจ' })).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'ข่าวล่าสุด' }));
    expect(table.getAllByRole('row')).toHaveLength(21);
    expect(news.map(({ query }) => query)).toEqual([expect.objectContaining({ page: '1', limit: '20' })]);
  });

  it.each([
    ['/journalist', 'Journalists'],
    ['/journalist/group/7/member/invite', 'Invite member'],
  ])('open %s as "%s" [RT-07, RT-10]', async (at, title) => {
    setup(at);
    expect(await heading()).toHaveTextContent(title);
  });

  it('open the create form if the person may create groups [RT-08]', async () => {
    setup('/journalist/group/create', Permission.NEWS_CREATE_JOURNALIST_GROUP);
    expect(await heading()).toHaveTextContent('Create group');
  });

  it('show the 403 page if the person may not create groups [PRM-08]', async () => {
    setup('/journalist/group/create');
    expect(await heading()).toHaveTextContent('403 | Unauthorized');
  });
});
