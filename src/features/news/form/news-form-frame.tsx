import type { ReactNode } from 'react';

import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { newsFormMessages } from '../form-messages';
import { isForMembersOnly, MembersOnly } from '../list/members-only';

type Props = {
  groupId: Id;
  title: string;
  /** Why what the form needs could not be loaded. */
  error: unknown;
  onRetry: () => void;
  /** The form, once all it needs is there. */
  children?: ReactNode;
};

/** A form page's heading, and its states until the form is open. */
export function NewsFormFrame({ groupId, title, error, onRetry, children }: Props) {
  const messages = useMessages(newsFormMessages);
  if (!children && isNotFound(error)) return <NotFound />;
  return (
    <>
      <PageHeader title={title} back={{ to: paths.groupNews.href(groupId), label: messages.back }} />
      {children ?? (
        <Card flush>
          {isForMembersOnly(error) ? (
            <MembersOnly error={error} />
          ) : (
            <QueryState isLoading={!error} error={error} onRetry={onRetry} />
          )}
        </Card>
      )}
    </>
  );
}
