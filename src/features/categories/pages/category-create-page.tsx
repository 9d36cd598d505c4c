import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { useOpenList } from '@/shared/lib/list-places';
import { FormPage } from '@/shared/ui/form-page/form-page';

import { useCreateCategoryMutation } from '../api/categories-api';
import { CategoryForm } from '../components/category-form';
import { categoriesMessages } from '../messages';

/** Creates a category (RT-16). */
export function CategoryCreatePage() {
  const messages = useMessages(categoriesMessages);
  const openList = useOpenList(paths.categories);
  const [create] = useCreateCategoryMutation();
  return (
    <FormPage title={messages.createTitle}>
      <CategoryForm
        name=""
        submitLabel={messages.create}
        onSubmit={(category) => create(category).unwrap()}
        success={messages.created}
        onSaved={openList}
      />
    </FormPage>
  );
}
