import { skipToken } from '@reduxjs/toolkit/query';

import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';
import { useIdParam } from '@/shared/lib/use-id-param';
import { Card } from '@/shared/ui/card/card';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useGetCountryQuery, useUpdateCountryMutation } from '../api/countries-api';
import { CountryForm } from '../components/country-form';
import { countriesMessages } from '../messages';

/** The name and the code of a country (RT-20). */
export function CountryEditPage() {
  const messages = useMessages(countriesMessages);
  const goBack = useGoBack(paths.countries);
  const id = useIdParam('countryId');
  const { data: country, ...query } = useGetCountryQuery(id ?? skipToken);
  const [update] = useUpdateCountryMutation();
  if (id === null || isNotFound(query.error)) return <NotFound />;

  return (
    <>
      <PageHeader title={messages.editTitle} subtitle={country?.label} />
      <Card>
        <QueryState
          isLoading={query.isLoading}
          isFetching={query.isFetching}
          error={query.error}
          hasData={country !== undefined}
          onRetry={() => void query.refetch()}
        >
          {country && (
            <CountryForm
              country={{ name: country.label, code: country.code }}
              submitLabel={messages.update}
              onSubmit={(changed) => update({ id, ...changed }).unwrap()}
              success={messages.edited}
              onSaved={goBack}
            />
          )}
        </QueryState>
      </Card>
    </>
  );
}
