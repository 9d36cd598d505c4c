import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { useOwnGroups } from '@/features/journalists';
import { RecentNews } from '@/features/news';
import { paths } from '@/shared/config/paths';
import type { JournalistGroup } from '@/shared/contract';
import type { KeptDraft } from '@/shared/draft/lost-drafts';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';
import { useInView } from '@/shared/ui/in-view/use-in-view';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import { deskMessages } from '../messages';

import { DeskGrid } from './desk-grid';
import { DraftList } from './draft-list';
import { Nothing } from './nothing';

/** The most groups with news; each one requests its own list. */
const WITH_NEWS = 6;
const ROWS = 5;
const NONE: JournalistGroup[] = [];

// About as high as the news will be, so that the groups below the screen come into view only by scrolling.
const Place = styled('div')({ minWidth: 0, '&:empty': { minHeight: 420 } });

const Names = styled('ul')(({ theme }) => ({ margin: 0, paddingInlineStart: theme.spacing(2.5) }));

type Props = { group: JournalistGroup; isFirst: boolean };

function GroupOnDesk({ group: { id, name }, isFirst }: Props) {
  const [ref, isSeen] = useInView<HTMLDivElement>();
  return (
    <Place ref={ref}>{(isFirst || isSeen) && <RecentNews groupId={id} groupName={name} rows={ROWS} />}</Place>
  );
}

/** The user's groups with the latest news of each, from calls of the core API (DSK-01). */
export function OwnGroups({ drafts }: { drafts: KeptDraft[] | undefined }) {
  const messages = useMessages(deskMessages);
  const { own: known, refetch, error, isLoading, isFetching } = useOwnGroups();
  const own = known ?? NONE;
  useFailureToast(error);
  const others = own.slice(WITH_NEWS);
  return (
    <QueryState
      error={error}
      isLoading={isLoading || (!error && drafts === undefined)}
      isFetching={isFetching}
      hasData={known !== undefined}
      onRetry={() => void refetch()}
    >
      <DeskGrid aside={drafts && drafts.length > 0 && <DraftList drafts={drafts} />}>
        {own.length === 0 && <Nothing inGroup={false} />}
        {own.slice(0, WITH_NEWS).map((group, index) => (
          <GroupOnDesk key={group.id} group={group} isFirst={index === 0} />
        ))}
        {others.length > 0 && (
          <Card title={messages.otherGroups}>
            <Names>
              {others.map(({ id, name }) => (
                <li key={id}>
                  <Link to={paths.groupNews.href(id)}>{name}</Link>
                </li>
              ))}
            </Names>
          </Card>
        )}
      </DeskGrid>
    </QueryState>
  );
}
