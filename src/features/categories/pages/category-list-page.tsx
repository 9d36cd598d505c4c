import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { PermissionGate } from '@/features/auth';
import { paths } from '@/shared/config/paths';
import { Permission, type NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useListArguments } from '@/shared/lib/use-list-arguments';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SearchBox } from '@/shared/ui/search-box/search-box';

import {
  prefetchCategories,
  useDeleteCategoryMutation,
  useListCategoriesQuery,
  usePrefetchCategories,
} from '../api/categories-api';
import { CategoryTable } from '../components/category-table';
import { categoriesMessages } from '../messages';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > *': { minWidth: 0 },
  '& > header': { marginBottom: 0 },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

export { prefetchCategories };

/** News categories in their order (RT-15). */
export function CategoryListPage() {
  const messages = useMessages(categoriesMessages);
  const { search, typed, setTyped } = useListArguments(usePrefetchCategories('listCategories'));
  const found = useListCategoriesQuery(search);
  const whole = useListCategoriesQuery('');
  const [remove] = useDeleteCategoryMutation();
  const [deleting, setDeleting] = useState<NewsCategory | null>(null);

  return (
    <Page>
      <PageHeader
        title={messages.listTitle}
        actions={
          <PermissionGate needs={Permission.NEWS_CATEGORY_CREATE}>
            <Button to={paths.categoryCreate}>{messages.createTitle}</Button>
          </PermissionGate>
        }
      />
      <SearchBox value={typed} onChange={setTyped} label={messages.search} />
      {search && <p>{messages.searchOrderNote}</p>}
      <Card flush>
        <CategoryTable found={found} whole={whole} onDelete={setDeleting} />
      </Card>
      <DeleteDialog
        item={deleting}
        title={messages.deleteTitle}
        question={({ name }) => messages.deleteQuestion(name)}
        confirmLabel={messages.delete}
        onDelete={({ id }) => remove(id).unwrap()}
        success={messages.deleted}
        onClose={() => setDeleting(null)}
      />
    </Page>
  );
}
