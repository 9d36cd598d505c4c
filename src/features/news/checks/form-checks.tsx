import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';

import type { Id, NewsItem } from '@/shared/contract';

import type { NewsFormValues } from '../fields/news-form-values';
import { typedVersion } from '../fields/news-version';

import { ChecksOnDemand } from './checks-on-demand';

/** So long nothing has been typed before what stands there is judged. */
const REST_MS = 600;

/** The values of the form as they are once nobody has typed for a while. */
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

/** The checks beside the form, folded. An empty form has nothing to judge, and fetches nothing. */
export function FormChecks({ groupId, news }: Props) {
  const { dirty } = useFormikContext<NewsFormValues>();
  const rested = useRestedValues();
  const values = useMemo(() => typedVersion(rested, news), [rested, news]);
  const [isTouched, setIsTouched] = useState(false);
  if (!isTouched && dirty) setIsTouched(true);
  return (
    <ChecksOnDemand wanted={news !== undefined || isTouched} groupId={groupId} values={values} news={news} />
  );
}
