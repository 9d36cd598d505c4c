import type { FormikValues } from 'formik';
import { useLocation } from 'react-router-dom';

import type { AppFormProps } from './app-form';
import { KeptForm, type KeptFormProps } from './kept-form';

/** The form of a page. If the page is left without saving, a toast leads back to it. Not for passwords. */
export function PageForm<T extends FormikValues, Answer = unknown>(
  props: AppFormProps<T, Answer> & Pick<KeptFormProps<T, Answer>, 'keeps'>,
) {
  const { pathname } = useLocation();
  return <KeptForm {...props} keptAs={`page:${pathname}`} isPage />;
}
