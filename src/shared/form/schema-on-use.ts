import type { FormikValues } from 'formik';

import { onDemand } from '@/shared/ui/on-demand/on-demand';

import type { FormSchema } from './app-form';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A schema that loads at the first validation, so that yup is not part of the initial form: the first
 * keystroke is early enough. While it cannot load, the notice over the page says so, and it accepts everything: the server
 * validates.
 *
 * It validates in a separate task. In the task of the keystroke, Formik would rerender the whole form before
 * the key is on screen.
 */
export const schemaOnUse = <T extends FormikValues>(load: () => Promise<FormSchema<T>>): FormSchema<T> => {
  const part = onDemand(load);
  let isAwaited = false;
  const awaitSchema = () => {
    if (isAwaited) return;
    isAwaited = true;
    void part.arrival().then(() => (isAwaited = false));
  };
  return {
    validate: async (values, options) => {
      const schema = await part.preload();
      if (!schema) awaitSchema();
      await nextTask();
      return schema ? schema.validate(values, options) : values;
    },
  };
};
