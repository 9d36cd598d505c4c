import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';

import { PermissionGate, useHasPermission } from '@/features/auth';
import { paths } from '@/shared/config/paths';
import { Permission, type Country } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useListArguments } from '@/shared/lib/use-list-arguments';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DataTable, type Column } from '@/shared/ui/data-table/data-table';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SearchBox } from '@/shared/ui/search-box/search-box';

import {
  prefetchCountries,
  useDeleteCountryMutation,
  useListCountriesQuery,
  usePrefetchCountries,
} from '../api/countries-api';
import { CountryActions } from '../components/country-actions';
import { countriesMessages } from '../messages';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > *': { minWidth: 0 },
  '& > header': { marginBottom: 0 },
}));

export { prefetchCountries };

/** News countries (RT-18). */
export function CountryListPage() {
  const messages = useMessages(countriesMessages);
  const { search, typed, setTyped } = useListArguments(usePrefetchCountries('listCountries'));
  const countries = useListCountriesQuery(search);
  const mayEdit = useHasPermission(Permission.NEWS_COUNTRY_EDIT);
  const mayRemove = useHasPermission(Permission.NEWS_COUNTRY_DELETE);
  const [remove] = useDeleteCountryMutation();
  const [removing, setRemoving] = useState<Country | null>(null);

  const columns = useMemo<Column<Country>[]>(
    () => [
      { key: 'number', header: messages.number, width: 64, render: (_country, index) => index + 1 },
      { key: 'name', header: messages.name, render: ({ label }) => label },
      { key: 'code', header: messages.code, width: 110, render: ({ code }) => code },
      {
        key: 'actions',
        header: messages.actions,
        align: 'right',
        width: 170,
        render: (country) => (
          <CountryActions country={country} mayEdit={mayEdit} mayRemove={mayRemove} onRemove={setRemoving} />
        ),
      },
    ],
    [messages, mayEdit, mayRemove],
  );

  return (
    <Page>
      <PageHeader
        title={messages.listTitle}
        actions={
          <PermissionGate needs={Permission.NEWS_COUNTRY_CREATE}>
            <Button to={paths.countryCreate}>{messages.createTitle}</Button>
          </PermissionGate>
        }
      />
      <SearchBox value={typed} onChange={setTyped} label={messages.search} />
      <Card flush>
        <DataTable
          label={messages.listTitle}
          columns={columns}
          rows={countries.data}
          getRowId={({ id }) => id}
          isLoading={countries.isLoading}
          isFetching={countries.isFetching}
          error={countries.error}
          onRetry={() => void countries.refetch()}
        />
      </Card>
      <DeleteDialog
        item={removing}
        title={messages.removeTitle}
        question={({ label }) => messages.removeQuestion(label)}
        confirmLabel={messages.remove}
        onDelete={({ id }) => remove(id).unwrap()}
        success={messages.deleted}
        onClose={() => setRemoving(null)}
      />
    </Page>
  );
}
