import Typography from '@mui/material/Typography';

import type { NewWebhook } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { CopyField } from '@/shared/ui/copy-field/copy-field';
import { useCopyGuard } from '@/shared/ui/copy-field/use-copy-guard';
import { Modal } from '@/shared/ui/modal/modal';

import { webhookMessages } from '../messages';

type Props = {
  /** The new webhook; null closes the dialog. */
  created: NewWebhook | null;
  onClose: () => void;
};

/** The secret of a new webhook, shown once. */
export function SecretDialog({ created, onClose }: Props) {
  const messages = useMessages(webhookMessages);
  const { question, onCopy, leave } = useCopyGuard({
    value: created,
    title: messages.leaveSecret,
    text: messages.secretNotCopied,
    onLeave: onClose,
  });
  return (
    <>
      <Modal
        open={created !== null}
        header={messages.secretTitle}
        onClose={leave}
        footer={
          <Button variant="flat" color="secondary" onClick={leave}>
            {messages.close}
          </Button>
        }
      >
        {created && (
          <>
            <CopyField isMain onCopy={onCopy} label={messages.secret} value={created.secret} />
            <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
              {messages.secretHint}
            </Typography>
          </>
        )}
      </Modal>
      {question}
    </>
  );
}
