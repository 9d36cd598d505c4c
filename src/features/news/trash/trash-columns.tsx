import { useMemo } from 'react';

import { type DeletedNews, markMatches } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import type { Column } from '@/shared/ui/data-table/data-table';

import { MarkedText, SnippetLine } from '../list/snippet-line';

import { trashMessages } from './messages';

/** The columns of a group's trash, with what the search matched. */
export const useTrashColumns = (
  search: string,
  onRestore: (news: DeletedNews) => void,
): Column<DeletedNews>[] => {
  const messages = useMessages(trashMessages);
  return useMemo(
    () => [
      {
        key: 'title',
        card: 'title',
        header: messages.news,
        // The whole title is shown.
        render: ({ title, snippet }) => (
          <>
            <MarkedText parts={markMatches(title, search)} />
            {snippet && snippet.field !== 'title' && <SnippetLine snippet={snippet} />}
          </>
        ),
      },
      {
        key: 'deleted',
        header: messages.deleted,
        width: '26%',
        render: ({ deletedAt, deletedBy }) =>
          [formatDate(deletedAt), deletedBy?.displayName].filter(Boolean).join(' · '),
      },
      {
        key: 'kept',
        header: messages.keptUntil,
        cardLabel: messages.keptUntil,
        width: '18%',
        render: ({ keptUntil }) => formatDate(keptUntil),
      },
      {
        key: 'restore',
        card: 'actions',
        header: messages.action,
        width: 120,
        render: (news) => (
          <Button
            size="xs"
            variant="outlined"
            aria-label={messages.restoreNamed(news.title)}
            onClick={() => onRestore(news)}
          >
            {messages.restore}
          </Button>
        ),
      },
    ],
    [messages, search, onRestore],
  );
};
