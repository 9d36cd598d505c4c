import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import { toast } from '@/shared/ui/toast/toast';

import type { NewsFormValues } from '../fields/news-form-values';

/** Says in a toast, at each attempt to create, which cover is missing (NWS-11); the field says it too. */
export function MissingCoverToasts() {
  const { submitCount, isSubmitting, errors } = useFormikContext<NewsFormValues>();
  const answered = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    [errors.cover, errors.square].forEach((text) => text && toast.error(text));
  }, [submitCount, isSubmitting, errors]);
  return null;
}
