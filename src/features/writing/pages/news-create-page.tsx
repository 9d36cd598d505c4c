import { NewsFormFrame } from '@/features/news';
import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useOpenList } from '@/shared/lib/list-places';
import { useIdParam } from '@/shared/lib/use-id-param';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { useCreateOnce } from '../create/use-create-once';
import { useDuplicate } from '../create/use-duplicate';
import { NewsForm } from '../form/news-form';
import { useFirstLoaded } from '../form/use-first-loaded';
import { useNewsChoices } from '../form/use-news-choices';
import { newsFormMessages } from '../messages';

function CreateNews({ groupId }: { groupId: Id }) {
  const messages = useMessages(newsFormMessages);
  const openList = useOpenList(paths.groupNews.href(groupId));
  const { choices: loaded, error, retry } = useNewsChoices(groupId);
  const duplicate = useDuplicate(groupId, loaded);
  const opened = useFirstLoaded(
    duplicate.isLoading ? undefined : loaded && { choices: loaded, copied: duplicate.values },
  );
  const send = useCreateOnce(groupId);

  return (
    <NewsFormFrame
      groupId={groupId}
      title={messages.createTitle}
      opened={opened}
      error={error ?? duplicate.error}
      onRetry={() => {
        duplicate.retry();
        retry();
      }}
    >
      {(known) => <NewsForm {...known} groupId={groupId} send={send} onSaved={() => void openList()} />}
    </NewsFormFrame>
  );
}

/** Creates a news item in a group (RT-12), from nothing or from an item of the group. */
export function NewsCreatePage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <CreateNews key={groupId} groupId={groupId} />;
}
