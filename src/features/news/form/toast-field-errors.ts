import { isApiError } from '@/shared/api/api-error';
import { ErrorCode } from '@/shared/contract';
import { toast } from '@/shared/ui/toast/toast';

import type { NewsFormValues } from '../fields/news-form-values';
import type { NewsFormMessages } from '../form-messages';

const isField = (name: string, values: NewsFormValues): name is keyof NewsFormValues => name in values;

/** Says each refused field and why (VAL-09, news create). The form itself toasts those that are no field of it. */
export const toastFieldErrors = (error: unknown, values: NewsFormValues, labels: NewsFormMessages) => {
  if (!isApiError(error) || error.code !== ErrorCode.InvalidInput) return;
  for (const [name, message] of Object.entries(error.fieldErrors)) {
    if (isField(name, values)) toast.error(`${labels[name]}: ${message}`);
  }
};
