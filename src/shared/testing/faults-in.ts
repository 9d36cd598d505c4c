import { ValidationError, type Schema } from 'yup';

/** What the schema says about these values, by field. */
export const faultsIn = (schema: Pick<Schema, 'validateSync'>, values: object): Record<string, string> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
};
