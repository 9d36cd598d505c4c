import { newsFormMessages, type NewsKey, type SaveMeaning } from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/confirm-dialog';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useRestoreNewsVersionMutation } from '../api/versions-api';
import { versionMessages } from '../messages';

type Props = {
  newsKey: NewsKey;
  /** The version to bring back; null closes the dialog. */
  number: number | null;
  /** The ETag of the item that the person has seen. */
  entityTag: string | null;
  /** What saving it means for readers. */
  meaning: SaveMeaning;
  onClose: () => void;
};

/** Saves a version again as the newest one, after a confirmation (HIS-03). */
export function RestoreDialog({ newsKey, number, entityTag, meaning, onClose }: Props) {
  const messages = useMessages(versionMessages);
  const words = useMessages(newsFormMessages);
  const [restore, { isLoading }] = useRestoreNewsVersionMutation();
  const tell = useMutationFeedback();
  const confirm = async () => {
    if (number === null) return;
    await tell(restore({ ...newsKey, number, entityTag }).unwrap(), { success: ({ message }) => message });
    onClose();
  };
  return (
    <ConfirmDialog
      open={number !== null}
      title={messages.restoreTitle(number ?? 0)}
      confirmLabel={messages.bringBack}
      loading={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {messages.restoreQuestion} {meaning !== 'saves' && words[`${meaning}Note`]}
    </ConfirmDialog>
  );
}
