import { useState } from 'react';

import { NewsHistory } from '@/features/audit';
import { useOpenedVersion, VersionLinks } from '@/features/history';
import { ownLevel, useGetGroupQuery } from '@/features/journalists';
import {
  isTakenOffByLevel,
  NewsFormFrame,
  type NewsKey,
  ReturnNotice,
  useGetNewsQuery,
  useSaveMeaning,
} from '@/features/news';
import { PresentHere } from '@/features/presence';
import { useExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { mayAtLevel, type NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useOpenList } from '@/shared/lib/list-places';
import { useIdParam } from '@/shared/lib/use-id-param';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { MergeDialog } from '../conflict/merge-dialog';
import { UnseenDialog } from '../conflict/unseen-dialog';
import { useMergingSave } from '../conflict/use-merging-save';
import { NewsForm } from '../form/news-form';
import { useFirstLoaded } from '../form/use-first-loaded';
import { useNewsChoices } from '../form/use-news-choices';
import { newsFormMessages } from '../messages';

function EditNews({ groupId, newsId }: NewsKey) {
  const messages = useMessages(newsFormMessages);
  const openList = useOpenList(paths.groupNews.href(groupId));
  const { data: news, error: newsError, isError, refetch } = useGetNewsQuery({ groupId, newsId });
  const { choices, error: choicesError, retry } = useNewsChoices(groupId);
  const { data: group, refetch: readGroup } = useGetGroupQuery(groupId);
  const asked = useOpenedVersion({ groupId, newsId });
  const opened = useFirstLoaded(
    asked.isLoading ? undefined : news && choices && { news, choices, version: asked.version },
  );
  // The item that the form is merged with: the opened one, or a newer one whose changes were taken in.
  const [taken, setTaken] = useState<NewsItem>();
  const base = taken ?? opened?.news;
  const meaningOf = useSaveMeaning();
  const hasPresence = useExtension('presence');
  // The item can be approved or taken off, and the level changed, while the form is open: the save decides by what it reads itself.
  const meaningNow = async (now: NewsItem) => {
    const { data, isError: isUnknown } = isTakenOffByLevel(now) ? await readGroup() : { data: group };
    return meaningOf(now, !isUnknown && mayAtLevel(ownLevel(data), 'approve'));
  };
  const { send, conflict, unseen, takingOff, goingLive } = useMergingSave(
    { groupId, newsId },
    base,
    meaningNow,
  );

  const retryAll = () => {
    if (isError) void refetch();
    retry();
  };

  return (
    <NewsFormFrame
      groupId={groupId}
      title={messages.editTitle}
      newsTitle={news?.title || undefined}
      actions={opened && hasPresence && <PresentHere isEditing groupId={groupId} newsId={newsId} />}
      opened={opened}
      error={newsError ?? choicesError}
      onRetry={retryAll}
    >
      {(loaded) => (
        <>
          <ReturnNotice returned={loaded.news.returned} />
          <NewsForm
            {...loaded}
            news={base ?? loaded.news}
            newest={news}
            onRebase={setTaken}
            meaning={group && meaningOf(news ?? loaded.news, mayAtLevel(ownLevel(group), 'approve'))}
            groupId={groupId}
            send={send}
            onSaved={() => void openList()}
          />
          <MergeDialog conflict={conflict} choices={loaded.choices} />
          <UnseenDialog unseen={unseen} choices={loaded.choices} />
          <ConfirmDialog {...takingOff} title={messages.unpublishTitle} confirmLabel={messages.save}>
            {messages.unpublishQuestion}
          </ConfirmDialog>
          <ConfirmDialog {...goingLive} title={messages.publishTitle} confirmLabel={messages.saveAndPublish}>
            {messages.publishQuestion}
          </ConfirmDialog>
          <VersionLinks groupId={groupId} newsId={newsId} />
          <NewsHistory groupId={groupId} newsId={newsId} />
        </>
      )}
    </NewsFormFrame>
  );
}

/** Edits a news item of a group (RT-13). */
export function NewsEditPage() {
  const groupId = useIdParam('groupId');
  const newsId = useIdParam('newsId');
  if (groupId === null || newsId === null) return <NotFound />;
  return <EditNews key={newsId} groupId={groupId} newsId={newsId} />;
}
