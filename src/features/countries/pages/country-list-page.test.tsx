import { act, screen, waitFor, within } from '@testing-library/react';

import { baseApi } from '@/shared/api/base-api';
import { ErrorCode, Permission } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { answer, ok, refused } from '@/shared/testing/api-server';
import { createCountry } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { CountryListPage } from './country-list-page';

const setup = async (permission: number = Permission.USER) => {
  const all = [
    createCountry({ id: 21, label: 'ไทย', code: 'TH' }),
    createCountry({ id: 22, label: 'ลาว', code: 'LA' }),
  ];
  signInAs({ permission });
  const lists = answer('get', '/api/news/countries', ({ query }) =>
    ok(all.filter(({ label }) => label.includes(query['search'] ?? ''))),
  );
  const view = renderWithProviders(<CountryListPage />);
  await screen.findByRole('row', { name: /ไทย/ });
  await act(async () => void (await Promise.all(view.store.dispatch(baseApi.util.getRunningQueriesThunk()))));
  const rows = () =>
    screen
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      )
      .filter((cells) => cells.length > 0);
  return { ...view, all, lists, rows };
};

const ask = async (user: Awaited<ReturnType<typeof setup>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Remove ไทย' }));
  return screen.findByRole('dialog');
};

describe('the list of news countries', () => {
  it('shows No., name and code [RT-18, CTY-01]', async () => {
    const { rows } = await setup();
    expect(rows().map((cells) => cells.slice(0, 3))).toEqual([
      ['1', 'ไทย', 'TH'],
      ['2', 'ลาว', 'LA'],
    ]);
    expect(screen.getByRole('columnheader', { name: 'No.' })).toBeVisible();
  });

  it('has no empty column of actions for people who may change nothing [CTY-01]', async () => {
    await setup(Permission.USER);
    expect(screen.queryByRole('columnheader', { name: 'สิ่งที่ทำได้' })).not.toBeInTheDocument();
  });

  it('searches and keeps the search in the address [CTY-01]', async () => {
    const { user, rows, lists, router } = await setup();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ลา');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(lists.map(({ query }) => query['search'])).toEqual(['', 'ลา']);
    expect(router.state.location.search).toBe(`?search=${encodeURIComponent('ลา')}`);
  });

  it.each([
    ['no button without a permission', Permission.USER, []],
    ['Edit with NEWS_COUNTRY_EDIT', Permission.NEWS_COUNTRY_EDIT, ['Edit']],
    ['Remove with NEWS_COUNTRY_DELETE', Permission.NEWS_COUNTRY_DELETE, ['Remove']],
    ['both for an ADMINISTRATOR', Permission.ADMINISTRATOR, ['Edit', 'Remove']],
  ])('offers %s [CTY-01]', async (_case, permission, expected) => {
    const { rows } = await setup(permission);
    expect(rows()[0]?.slice(3).join('')).toBe(expected.join(''));
  });

  it('links to the page of a country [CTY-01]', async () => {
    await setup(Permission.NEWS_COUNTRY_EDIT);
    expect(screen.getByRole('link', { name: 'Edit ไทย' })).toHaveAttribute('href', '/news/country/21');
  });

  it('offers to create a country to people who may', async () => {
    await setup(Permission.NEWS_COUNTRY_CREATE);
    expect(screen.getByRole('link', { name: 'Create a news country' })).toHaveAttribute(
      'href',
      '/news/country/create',
    );
  });

  it('does not offer to create a country to others', async () => {
    await setup(Permission.NEWS_COUNTRY_EDIT);
    expect(screen.queryByRole('link', { name: 'Create a news country' })).not.toBeInTheDocument();
  });
});

describe('removing a country', () => {
  it.each(['th', 'en'] as const)(
    'asks the question of the specification in %s [CTY-03, ERR-03]',
    async (locale) => {
      setLocale(locale);
      const { user } = await setup(Permission.NEWS_COUNTRY_DELETE);
      const dialog = await ask(user);
      expect(within(dialog).getByText(/Are you sure you wanted to delete country ไทย\?/)).toBeVisible();
    },
  );

  it('removes it after the confirmation, reports it and refetches the list [CTY-03, ERR-04]', async () => {
    const { user, all, rows } = await setup(Permission.NEWS_COUNTRY_DELETE);
    const deletes = answer('delete', '/api/news/countries/21', () => {
      all.shift();
      return ok(null);
    });
    const dialog = await ask(user);
    expect(deletes).toHaveLength(0);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('ลบสำเร็จ')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(1);
    expect(deletes).toHaveLength(1);
  });

  it("keeps it and shows the server's message if the server refuses [ERR-02]", async () => {
    const { user, rows } = await setup(Permission.NEWS_COUNTRY_DELETE);
    answer('delete', '/api/news/countries/21', () =>
      refused(ErrorCode.Alert, 'ยังมีข่าวของประเทศนี้', { status: 409 }),
    );
    const dialog = await ask(user);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('ยังมีข่าวของประเทศนี้')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(2);
  });
});
