import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { baseApi } from '@/shared/api/base-api';
import { ErrorCode, type Paginated } from '@/shared/contract';
import { answer, ok, page, refused } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { ListPage } from '@/shared/ui/list-page/list-page';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { TrailContext } from '@/shared/ui/page-header/trail-context';
import type { PaginationProps } from '@/shared/ui/pagination/pagination';

import { useList } from './use-list';

type Place = { search: string; page: number };

const fruitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFruit: build.query<Paginated<string>, Place>({
      query: (params) => ({ url: '/api/fruit', params }),
    }),
  }),
});

type Seen = { onSee?: (list: { typed: string; pagination: PaginationProps }) => void };

function FruitPage({ onSee }: Seen) {
  const { searchBox, table } = useList({
    endpoint: fruitApi.endpoints.listFruit,
    prefetch: fruitApi.usePrefetch('listFruit'),
    toArguments: (place) => place,
  });
  onSee?.({ typed: searchBox.value, pagination: table.pagination });
  return (
    <ListPage title="Fruit" search={searchBox}>
      <DataTable
        {...table}
        label="Fruit"
        columns={[
          { key: 'name', header: 'Name', render: (name) => <Link to={`/fruit/${name}`}>{name}</Link> },
        ]}
        getRowId={(name) => name}
      />
    </ListPage>
  );
}

/** Three pages of fruit; a search finds one row on one page. */
const setup = (at = '/fruit', seen: Seen = {}) => {
  const asked = answer('get', '/api/fruit', ({ query }) =>
    query['search']
      ? ok(page([`found-${query['search']}`]))
      : ok(page([`fruit-${query['page']}`], Number(query['page']), 3)),
  );
  const trail = [
    { path: '/fruit', label: 'Fruit' },
    { path: '/fruit/:name', label: 'One' },
  ];
  const view = renderWithProviders(<FruitPage {...seen} />, {
    at,
    path: '/fruit',
    routes: [
      {
        path: '/fruit/:name',
        element: (
          <TrailContext value={trail}>
            <PageHeader title="One fruit" />
          </TrailContext>
        ),
      },
    ],
  });
  const places = () => asked.map(({ query }) => `${query['search']}:${query['page']}`);
  return { ...view, places };
};

const row = (name: string) => screen.findByRole('row', { name });

describe('a list', () => {
  it('requests what the address says, and prefetches the next page', async () => {
    const { places } = setup('/fruit?page=2');
    expect(await row('fruit-2')).toBeVisible();
    await waitFor(() => expect(places()).toEqual([':2', ':3']));
  });

  it('does not prefetch beyond the last page', async () => {
    const { places } = setup('/fruit?page=3');
    await row('fruit-3');
    expect(places()).toEqual([':3']);
  });

  it('renders the page buttons with the same callbacks while a person types', async () => {
    const seen: { typed: string; pagination: PaginationProps }[] = [];
    const { user } = setup('/fruit', { onSee: (list) => seen.push(list) });
    await row('fruit-1');
    await user.type(screen.getByRole('searchbox'), 'ab');
    const typing = seen.filter(({ typed }) => typed !== '').map(({ pagination }) => pagination);
    expect(typing.length).toBeGreaterThan(1);
    const first = typing[0];
    expect(
      typing.every(({ onChange, onIntent }) => onChange === first?.onChange && onIntent === first?.onIntent),
    ).toBe(true);
  });

  it('keeps the rows until the results of a new search are loaded', async () => {
    const { user } = setup();
    await row('fruit-1');
    await user.type(screen.getByRole('searchbox'), 'a');
    expect(screen.getByRole('row', { name: 'fruit-1' })).toBeVisible();
    expect(await row('found-a')).toBeVisible();
    expect(screen.queryByRole('row', { name: 'fruit-1' })).not.toBeInTheDocument();
  });

  it('shows no rows of another search if the current one fails', async () => {
    const { user } = setup();
    await row('fruit-1');
    answer('get', '/api/fruit', () => refused(ErrorCode.Alert, 'ค้นหาไม่ได้', { status: 500 }));
    await user.type(screen.getByRole('searchbox'), 'a');
    expect((await screen.findAllByText('ค้นหาไม่ได้'))[0]).toBeVisible();
    expect(screen.queryByRole('row', { name: 'fruit-1' })).not.toBeInTheDocument();
  });

  it.each(['Back', 'Fruit'])('keeps its search and page when a person returns by "%s"', async (name) => {
    const { user, router } = setup('/fruit?search=a&page=1');
    await user.click(await screen.findByRole('link', { name: 'found-a' }));
    await user.click(await screen.findByRole('link', { name }));
    expect(await row('found-a')).toBeVisible();
    expect(router.state.location.search).toBe('?search=a&page=1');
    expect(screen.getByRole('searchbox')).toHaveValue('a');
  });
});
