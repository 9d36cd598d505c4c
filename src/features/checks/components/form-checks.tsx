import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';

import { type NewsFormValues, typedVersion } from '@/features/news';
import type { Id, NewsItem } from '@/shared/contract';

import { ChecksOnDemand } from './checks-on-demand';

/** The checks run after this pause in typing. */
const REST_MS = 600;

/** The values of the form after a pause in typing. */
const useRestedValues = (): NewsFormValues => {
  const { values } = useFormikContext<NewsFormValues>();
  const [rested, setRested] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setRested(values), REST_MS);
    return () => clearTimeout(timer);
  }, [values]);
  return rested;
};

type Props = { groupId: Id; news?: NewsItem };

/** The checks in the form, collapsed. They do not load for an empty form. */
export function FormChecks({ groupId, news }: Props) {
  const { dirty } = useFormikContext<NewsFormValues>();
  const rested = useRestedValues();
  const values = useMemo(() => typedVersion(rested, news), [rested, news]);
  const [isTouched, setIsTouched] = useState(false);
  if (!isTouched && dirty) setIsTouched(true);
  return (
    <ChecksOnDemand
      wanted={news !== undefined || isTouched}
      groupId={groupId}
      values={values}
      news={news}
      repairs
    />
  );
}
