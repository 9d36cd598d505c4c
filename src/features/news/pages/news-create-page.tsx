import { useNavigate } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useIdParam } from '@/shared/lib/use-id-param';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { NewsForm } from '../components/news-form';
import { NewsFormFrame } from '../components/news-form-frame';
import { newsFormMessages } from '../form-messages';
import { useCreateOnce } from '../model/use-create-once';
import { useFirstLoaded } from '../model/use-first-loaded';
import { useNewsChoices } from '../model/use-news-choices';

function CreateNews({ groupId }: { groupId: Id }) {
  const messages = useMessages(newsFormMessages);
  const navigate = useNavigate();
  const { choices, error, retry } = useNewsChoices(groupId);
  const opened = useFirstLoaded(choices);
  const send = useCreateOnce(groupId);

  return (
    <NewsFormFrame groupId={groupId} title={messages.createTitle} error={error} onRetry={retry}>
      {opened && (
        <NewsForm
          groupId={groupId}
          choices={opened}
          send={send}
          onSaved={() => void navigate(paths.groupNews.href(groupId))}
        />
      )}
    </NewsFormFrame>
  );
}

/** Writes a new item for a group (RT-12). */
export function NewsCreatePage() {
  const groupId = useIdParam('groupId');
  return groupId === null ? <NotFound /> : <CreateNews key={groupId} groupId={groupId} />;
}
