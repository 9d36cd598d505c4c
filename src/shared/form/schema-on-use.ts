import type { FormikValues } from 'formik';

import type { FormSchema } from './app-form';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A schema that loads at the first validation, so that yup is not part of the initial form: the first
 * keystroke is early enough. If it cannot load, it accepts everything and the server validates.
 *
 * It validates in a separate task. In the task of the keystroke, Formik would rerender the whole form before
 * the key is on screen.
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
