import { useState } from 'react';

import { PermissionGate } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS, type NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useList } from '@/shared/lib/use-list';
import { Button } from '@/shared/ui/button/button';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { ListPage } from '@/shared/ui/list-page/list-page';

import {
  categoriesApi,
  prefetchCategories,
  useDeleteCategoryMutation,
  usePrefetchCategories,
  useRestoreCategoryMutation,
} from '../api/categories-api';
import { CategoryTable } from '../components/category-table';
import { categoriesMessages } from '../messages';

export { prefetchCategories };

/** The news categories in their order (RT-15). */
export function CategoryListPage() {
  const messages = useMessages(categoriesMessages);
  const [deleting, setDeleting] = useState<NewsCategory | null>(null);
  const [remove] = useDeleteCategoryMutation();
  const [restore] = useRestoreCategoryMutation();
  const canRestore = useExtension('restore');
  const { search, searchBox, table } = useList({
    endpoint: categoriesApi.endpoints.listCategories,
    prefetch: usePrefetchCategories('listCategories'),
    toArguments: (place) => place.search,
  });

  return (
    <>
      <ListPage
        title={messages.listTitle}
        actions={
          <PermissionGate needs={ACTION_NEEDS.createCategory}>
            <Button to={paths.categoryCreate}>{messages.createTitle}</Button>
          </PermissionGate>
        }
        search={{ ...searchBox, label: messages.search }}
        searchNote={search && messages.searchOrderNote}
      >
        <CategoryTable table={table} onDelete={setDeleting} />
      </ListPage>
      <DeleteDialog
        item={deleting}
        title={messages.deleteTitle}
        question={({ name }) => messages.deleteQuestion(name)}
        confirmLabel={messages.delete}
        onDelete={({ id }) => remove(id).unwrap()}
        success={messages.deleted}
        undo={canRestore ? ({ id }) => restore(id).unwrap() : undefined}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
