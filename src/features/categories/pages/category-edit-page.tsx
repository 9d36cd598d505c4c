import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useGoBack } from '@/shared/lib/use-go-back';
import { useIdParam } from '@/shared/lib/use-id-param';
import { Button } from '@/shared/ui/button/button';
import { FormPage } from '@/shared/ui/form-page/form-page';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { useGetCategoryQuery, useUpdateCategoryMutation } from '../api/categories-api';
import { CategoryForm } from '../components/category-form';
import { categoriesMessages } from '../messages';

function EditCategory({ categoryId }: { categoryId: Id }) {
  const messages = useMessages(categoriesMessages);
  const goBack = useGoBack(paths.categories);
  const query = useGetCategoryQuery(categoryId);
  const [update] = useUpdateCategoryMutation();

  return (
    <FormPage title={messages.editTitle} subtitle={query.data?.name} query={query}>
      {({ id, name: current }) => (
        <CategoryForm
          name={current}
          submitLabel={messages.save}
          onSubmit={async ({ name }) => {
            // Use the current sortOrder: another person may have moved the category since the form opened.
            const { sortOrder } = await query.refetch().unwrap();
            await update({ id, name, sortOrder }).unwrap();
          }}
          success={messages.edited}
          onSaved={goBack}
        >
          <Button variant="outlined" color="secondary" onClick={goBack}>
            {messages.goBack}
          </Button>
        </CategoryForm>
      )}
    </FormPage>
  );
}

/** Edits the name of a category (RT-17). */
export function CategoryEditPage() {
  const categoryId = useIdParam('categoryId');
  return categoryId === null ? <NotFound /> : <EditCategory key={categoryId} categoryId={categoryId} />;
}
