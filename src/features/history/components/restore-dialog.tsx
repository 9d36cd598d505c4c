import {
  type NewsKey,
  newsMessages,
  type ReadNews,
  type SaveMeaning,
  useLazyGetNewsQuery,
} from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { toast } from '@/shared/ui/toast/toast';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useRestoreNewsVersionMutation } from '../api/versions-api';
import { versionMessages } from '../messages';

type Props = {
  newsKey: NewsKey;
  /** The version to bring back; null closes the dialog. */
  number: number | null;
  /** The item that the person has seen. */
  news: ReadNews | undefined;
  /** Tells what saving means for readers. */
  meaningOf: (news: ReadNews) => SaveMeaning;
  onClose: () => void;
};

/** Saves a version again as the newest one, after a confirmation (HIS-03). */
export function RestoreDialog({ newsKey, number, news, meaningOf, onClose }: Props) {
  const messages = useMessages(versionMessages);
  const words = useMessages(newsMessages);
  const [read, { isFetching }] = useLazyGetNewsQuery();
  const [restore, { isLoading }] = useRestoreNewsVersionMutation();
  const tell = useMutationFeedback();
  const meaning = news ? meaningOf(news) : 'saves';
  const confirm = async () => {
    if (number === null) return;
    // The item can be approved, or taken off, while the question is open. That does not change its ETag.
    const now = (await tell(read(newsKey).unwrap()))?.data;
    if (!now) return;
    if (meaningOf(now) !== meaning) {
      toast.error(messages.meansOtherwise);
      return;
    }
    const { entityTag } = news ?? now;
    await tell(restore({ ...newsKey, number, entityTag }).unwrap(), { success: ({ message }) => message });
    onClose();
  };
  return (
    <ConfirmDialog
      open={number !== null}
      title={messages.restoreTitle(number ?? 0)}
      confirmLabel={messages.bringBack}
      loading={isFetching || isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {messages.restoreQuestion} {meaning !== 'saves' && words[`${meaning}Note`]}
    </ConfirmDialog>
  );
}
