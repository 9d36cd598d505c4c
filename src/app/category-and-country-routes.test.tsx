import { screen } from '@testing-library/react';

import { Permission } from '@/shared/contract';
import { answer, ok } from '@/shared/testing/api-server';
import { createCategory, createCountry } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { createRoutes } from './routes/router';

const setup = (at: string, permission: number) => {
  signInAs({ permission });
  answer('get', '/api/news/categories', () => ok([createCategory()]));
  answer('get', '/api/news/categories/11', () => ok(createCategory()));
  answer('get', '/api/news/countries', () => ok([createCountry()]));
  answer('get', '/api/news/countries/21', () => ok(createCountry()));
  renderRoutes(createRoutes(), { at });
  return screen.findByRole('heading', { level: 1 });
};

const { USER, ADMINISTRATOR } = Permission;
const everythingBut = (bit: number) =>
  Object.values(Permission)
    .filter((other) => other !== bit && other !== ADMINISTRATOR)
    .reduce<number>((mask, other) => mask | other, 0);

describe('the pages of categories and countries', () => {
  it.each([
    ['/news/category', 'News categories'],
    ['/news/country', 'News countries'],
  ])('show %s to everyone who is signed in [RT-15, RT-18]', async (at, title) => {
    expect(await setup(at, USER)).toHaveTextContent(title);
  });

  it.each([
    ['/news/category/create', Permission.NEWS_CATEGORY_CREATE, 'Create a news category'],
    ['/news/category/11/edit', Permission.USER_READ, 'Edit news category'],
    ['/news/country/create', Permission.NEWS_COUNTRY_CREATE, 'Create a news country'],
    ['/news/country/21', Permission.NEWS_COUNTRY_EDIT, 'Edit news country'],
  ])('open %s with its one permission [PRM-05, PRM-06, PRM-07, CAT-04]', async (at, bit, title) => {
    expect(await setup(at, bit)).toHaveTextContent(title);
  });

  it.each([
    ['/news/category/create', Permission.NEWS_CATEGORY_CREATE],
    ['/news/category/11/edit', Permission.USER_READ],
    ['/news/country/create', Permission.NEWS_COUNTRY_CREATE],
    ['/news/country/21', Permission.NEWS_COUNTRY_EDIT],
  ])('show the 403 page at %s without it [PRM-05, PRM-06, PRM-07, PRM-08, CAT-04]', async (at, bit) => {
    expect(await setup(at, everythingBut(bit))).toHaveTextContent('403 | Unauthorized');
  });
});
