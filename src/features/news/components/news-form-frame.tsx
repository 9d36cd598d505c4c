import type { ReactNode } from 'react';

import { isForMembersOnly, MembersOnly, useGetGroupQuery } from '@/features/journalists';
import type { Id } from '@/shared/contract';
import { FormPage } from '@/shared/ui/form-page/form-page';

type Props<Opened> = {
  groupId: Id;
  title: string;
  /** A quiet line below the title. */
  subtitle?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** The item's name for the trail. */
  newsTitle?: string;
  /** Where the arrow beside the title leads, if not to the group's list. */
  backTo?: string | undefined;
  /** The data that the form needs, when loaded. */
  opened: Opened | undefined;
  /** Why the data could not be loaded. */
  error: unknown;
  onRetry: () => void;
  children: (opened: Opened) => ReactNode;
};

/**
 * The page of a news item in its group, around its form or its review. The name of the group renders only the header again,
 * not the form.
 */
export function NewsFormFrame<Opened>({ opened, children, ...page }: Props<Opened>) {
  return <Frame {...page} form={opened !== undefined && children(opened)} />;
}

type FrameProps = Omit<Props<unknown>, 'opened' | 'children'> & { form: ReactNode };

function Frame({ groupId, title, subtitle, actions, newsTitle, backTo, form, error, onRetry }: FrameProps) {
  const { name } = useGetGroupQuery(groupId, { selectFromResult: ({ data }) => ({ name: data?.name }) });
  return (
    <FormPage
      bare
      title={title}
      subtitle={subtitle}
      actions={actions}
      backTo={backTo}
      names={{ groupId: name, newsId: newsTitle }}
      query={{ data: form || undefined, error, refetch: onRetry }}
      forbidden={(refusal) => isForMembersOnly(refusal) && <MembersOnly error={refusal} />}
    >
      {(opened) => opened}
    </FormPage>
  );
}
