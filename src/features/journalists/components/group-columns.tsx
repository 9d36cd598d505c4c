import { useMemo } from 'react';

import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import type { JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Badge } from '@/shared/ui/badge/badge';
import { Button } from '@/shared/ui/button/button';
import type { Column } from '@/shared/ui/data-table/data-table';
import { numberColumn } from '@/shared/ui/data-table/number-column';
import { Hint } from '@/shared/ui/hint/hint';

import { journalistMessages } from '../messages';
import { ownLevel } from '../model/levels';
import { useMayAppoint } from '../model/use-may-appoint';

export const isMember = (group: JournalistGroup) => ownLevel(group) !== null;

/**
 * The columns of the groups (GRP-01). `noteId` is the id of the note that explains what only members can
 * open.
 */
export const useGroupColumns = (noteId: string): Column<JournalistGroup>[] => {
  const messages = useMessages(journalistMessages);
  const tellsOfPeople = useExtension('refusals');
  const mayAppoint = useMayAppoint();
  return useMemo(
    () => [
      numberColumn<JournalistGroup>(messages.number),
      {
        key: 'name',
        card: 'title',
        header: messages.groupName,
        render: ({ name, hasHead }) => (
          <>
            {name}
            {hasHead === false && (
              <>
                {' '}
                <Hint text={messages.headMissing}>
                  <Badge color="warning">{messages.noHead}</Badge>
                </Hint>
              </>
            )}
          </>
        ),
      },
      {
        key: 'createdAt',
        header: messages.createdAt,
        width: '20%',
        render: ({ createdAt }) => formatDate(createdAt),
      },
      {
        key: 'news',
        card: 'actions',
        header: messages.news,
        width: '16%',
        render: (group) =>
          isMember(group) ? (
            <Button size="xs" variant="flat" to={paths.groupNews.href(group.id)}>
              {messages.goToNews}
            </Button>
          ) : (
            <span>-</span>
          ),
      },
      {
        key: 'manage',
        card: 'open',
        header: messages.manage,
        width: '16%',
        render: ({ heads = [], ...group }) =>
          isMember(group) || mayAppoint ? (
            <Button size="xs" variant="outlined" to={paths.group.href(group.id)}>
              {messages.manage}
            </Button>
          ) : (
            <Hint
              text={[
                messages.manageMembersOnly,
                tellsOfPeople && heads.length > 0 && messages.askHeads(heads.join(', ')),
              ]
                .filter(Boolean)
                .join(' ')}
            >
              <Button size="xs" variant="outlined" disabled aria-describedby={noteId}>
                {messages.manage}
              </Button>
            </Hint>
          ),
      },
    ],
    [messages, noteId, tellsOfPeople, mayAppoint],
  );
};
