import type { ReactNode } from 'react';

import { isForMembersOnly, MembersOnly, useGetGroupQuery } from '@/features/journalists';
import type { Id } from '@/shared/contract';
import { FormPage } from '@/shared/ui/form-page/form-page';

type Props<Opened> = {
  groupId: Id;
  title: string;
  /** The item's name for the trail. */
  newsTitle?: string;
  /** The data that the form needs, when loaded. */
  opened: Opened | undefined;
  /** Why the data could not be loaded. */
  error: unknown;
  onRetry: () => void;
  children: (opened: Opened) => ReactNode;
};

/** The page of a news item in its group, around its form or its review. */
export function NewsFormFrame<Opened>({
  groupId,
  title,
  newsTitle,
  opened,
  error,
  onRetry,
  children,
}: Props<Opened>) {
  const { data: group } = useGetGroupQuery(groupId);
  return (
    <FormPage
      bare
      title={title}
      names={{ groupId: group?.name, newsId: newsTitle }}
      query={{ data: opened, error, refetch: onRetry }}
      forbidden={(refusal) => isForMembersOnly(refusal) && <MembersOnly error={refusal} />}
    >
      {children}
    </FormPage>
  );
}
