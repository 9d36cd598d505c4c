import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useOpenList } from '@/shared/lib/list-places';
import { useIdParam } from '@/shared/lib/use-id-param';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { useCreateOnce } from '../create/use-create-once';
import { NewsForm } from '../form/news-form';
import { NewsFormFrame } from '../form/news-form-frame';
import { useFirstLoaded } from '../form/use-first-loaded';
import { useNewsChoices } from '../form/use-news-choices';
import { newsFormMessages } from '../form-messages';

function CreateNews({ groupId }: { groupId: Id }) {
  const messages = useMessages(newsFormMessages);
  const openList = useOpenList(paths.groupNews.href(groupId));
  const { choices: loaded, error, retry } = useNewsChoices(groupId);
  const opened = useFirstLoaded(loaded);
  const send = useCreateOnce(groupId);

  return (
    <NewsFormFrame
      groupId={groupId}
      title={messages.createTitle}
      opened={opened}
      error={error}
      onRetry={retry}
    >
      {(choices) => (
        <NewsForm groupId={groupId} choices={choices} send={send} onSaved={() => void openList()} />
      )}
    </NewsFormFrame>
  );
}

/** Creates a news item in a group (RT-12). */
export function NewsCreatePage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <CreateNews key={groupId} groupId={groupId} />;
}
