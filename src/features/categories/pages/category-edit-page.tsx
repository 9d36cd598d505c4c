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

import { useGetCategoryQuery, useUpdateCategoryMutation } from '../api/categories-api';
import { CategoryForm } from '../components/category-form';
import { categoriesMessages } from '../messages';

/** The name of a category (RT-17). */
export function CategoryEditPage() {
  const messages = useMessages(categoriesMessages);
  const goBack = useGoBack(paths.categories);
  const id = useIdParam('categoryId');
  const query = useGetCategoryQuery(id ?? skipToken);
  const [update] = useUpdateCategoryMutation();
  if (id === null || isNotFound(query.error)) return <NotFound />;

  const save = async ({ name }: { name: string }) => {
    // Someone may have moved it since the form opened, and a new name must not move it back.
    const { sortOrder } = await query.refetch().unwrap();
    await update({ id, name, sortOrder }).unwrap();
  };

  return (
    <>
      <PageHeader title={messages.editTitle} subtitle={query.data?.name} />
      <Card title={query.isError && messages.loadError}>
        <QueryState
          isLoading={query.isLoading}
          isFetching={query.isFetching}
          error={query.error}
          hasData={query.data !== undefined}
          onRetry={() => void query.refetch()}
        >
          {query.data && (
            <CategoryForm
              name={query.data.name}
              submitLabel={messages.save}
              onSubmit={save}
              success={messages.edited}
              onSaved={goBack}
            />
          )}
        </QueryState>
      </Card>
    </>
  );
}
