import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';

import { NewsHistory } from '@/features/audit';
import { ChecksOnDemand } from '@/features/checks';
import { commentMessages, ReviewComments, useOpenComments } from '@/features/comments';
import { newsMessages, type NewsNames, type NewsVersion } from '@/features/news';
import type { CommentAnchor, Id, NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { Card } from '@/shared/ui/card/card';

import { reviewMessages } from '../messages';
import { REVIEW_KEYS } from '../model/review-keys';
import type { ReviewTab } from '../model/use-review-tabs';

import { ReaderChanges } from './reader-changes';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(2),
  '&[hidden]': { display: 'none' },
  // The cards keep a distance from what is above them on other pages.
  '& > section': { marginTop: 0 },
}));

// All four fit beside an article and on a phone.
const Beside = styled(Tabs)(({ theme }) => ({ '& .MuiTab-root': { paddingInline: theme.spacing(1.25) } }));

type Props = {
  groupId: Id;
  news: NewsItem;
  values: NewsVersion;
  /** The names of categories and countries, when loaded. */
  names: NewsNames | undefined;
  tabs: readonly ReviewTab[];
  tab: ReviewTab;
  onTab: (tab: ReviewTab) => void;
  /** The passage that a person wants to comment on. */
  passage: CommentAnchor | null;
  onPassageDone: () => void;
};

/** What an approver looks up beside the article: the checks, what changes for readers, and the history. */
export function ReviewTabs(props: Props) {
  const { groupId, news, values, names, tabs, tab, onTab, passage, onPassageDone } = props;
  const messages = useMessages(reviewMessages);
  const { checks } = useMessages(newsMessages);
  const { title, counted } = useMessages(commentMessages);
  const key = { groupId, newsId: news.id };
  const openComments = useOpenComments(key);
  const id = useId();
  const labels = {
    checks,
    changes: messages.changes,
    history: messages.history,
    comments: openComments ? counted(openComments) : title,
  };
  const panel = (name: ReviewTab) => ({
    role: 'tabpanel',
    id: `${id}-${name}`,
    'aria-labelledby': `${id}-tab-${name}`,
    hidden: name !== tab,
  });
  return (
    <div>
      <Beside value={tab} aria-label={messages.beside} onChange={(_event, next: ReviewTab) => onTab(next)}>
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-${name}`}
            aria-keyshortcuts={name === 'changes' ? REVIEW_KEYS.compare : undefined}
            lang={textLanguage(labels[name])}
            label={labels[name]}
          />
        ))}
      </Beside>
      {/* The checks stay, so that they are not run again. */}
      <Panel {...panel('checks')}>
        <ChecksOnDemand unfolded groupId={groupId} values={values} news={news} />
      </Panel>
      {tab === 'changes' && (
        <Panel {...panel('changes')}>
          <Card title={messages.changesTitle}>
            <ReaderChanges groupId={groupId} news={news} names={names} />
          </Card>
        </Panel>
      )}
      {tab === 'history' && (
        <Panel {...panel('history')}>
          <NewsHistory groupId={groupId} newsId={news.id} />
        </Panel>
      )}
      {tab === 'comments' && (
        <Panel {...panel('comments')}>
          <ReviewComments {...key} html={news.html} passage={passage} onPassageDone={onPassageDone} />
        </Panel>
      )}
    </div>
  );
}
