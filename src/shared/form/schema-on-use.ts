import type { FormikValues } from 'formik';

import type { FormSchema } from './app-form';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A schema that is fetched when it is first asked, so that a form comes without yup: the first key in it is early
 * enough. Where it cannot be fetched, nothing is refused here and the server says what is wrong.
 *
 * It checks in a task of its own: in that of the key, Formik would draw the whole form anew before the key is on screen.
 */
export const schemaOnUse = <T extends FormikValues>(load: () => Promise<FormSchema<T>>): FormSchema<T> => {
  let loading: Promise<FormSchema<T>> | undefined;
  return {
    validate: async (values, options) => {
      loading ??= load();
      const schema = await loading.catch(() => {
        loading = undefined;
        return null;
      });
      await nextTask();
      return schema ? schema.validate(values, options) : values;
    },
  };
};
