import { useState } from 'react';

import { PermissionGate } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS, type Country } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useList } from '@/shared/lib/use-list';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { ListPage } from '@/shared/ui/list-page/list-page';

import {
  countriesApi,
  prefetchCountries,
  useDeleteCountryMutation,
  usePrefetchCountries,
  useRestoreCountryMutation,
} from '../api/countries-api';
import { useCountryColumns } from '../components/country-columns';
import { countriesMessages } from '../messages';

export { prefetchCountries };

/** The news countries (RT-18). */
export function CountryListPage() {
  const messages = useMessages(countriesMessages);
  const [removing, setRemoving] = useState<Country | null>(null);
  const [remove] = useDeleteCountryMutation();
  const [restore] = useRestoreCountryMutation();
  const canRestore = useExtension('restore');
  const columns = useCountryColumns(setRemoving);
  const { searchBox, table } = useList({
    endpoint: countriesApi.endpoints.listCountries,
    prefetch: usePrefetchCountries('listCountries'),
    toArguments: ({ search }) => search,
  });

  return (
    <>
      <ListPage
        title={messages.listTitle}
        actions={
          <PermissionGate needs={ACTION_NEEDS.createCountry}>
            <Button to={paths.countryCreate}>{messages.createTitle}</Button>
          </PermissionGate>
        }
        search={{ ...searchBox, label: messages.search }}
      >
        <DataTable {...table} label={messages.listTitle} columns={columns} getRowId={({ id }) => id} />
      </ListPage>
      <DeleteDialog
        item={removing}
        title={messages.removeTitle}
        question={({ label }) => messages.removeQuestion(label)}
        confirmLabel={messages.remove}
        onDelete={({ id }) => remove(id).unwrap()}
        success={messages.deleted}
        undo={canRestore ? ({ id }) => restore(id).unwrap() : undefined}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
