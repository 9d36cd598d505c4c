import Typography from '@mui/material/Typography';

import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import { CopyField } from '../copy-field/copy-field';
import { useCopyGuard } from '../copy-field/use-copy-guard';
import { kitMessages } from '../messages';
import { Modal } from '../modal/modal';

type Props = {
  /** Null closes the dialog. */
  secret: string | null;
  title: string;
  label: string;
  /** What it is for, and that it is shown once. */
  hint: string;
  /** The question before it is left uncopied: what that means. */
  notCopied: string;
  onClose: () => void;
};

/** A secret that is shown once. Leaving it before it was copied asks. */
export function SecretDialog({ secret, title, label, hint, notCopied, onClose }: Props) {
  const messages = useMessages(kitMessages);
  const { question, onCopy, leave } = useCopyGuard({
    value: secret,
    title: messages.leaveSecret,
    text: notCopied,
    onLeave: onClose,
  });
  return (
    <>
      <Modal
        open={secret !== null}
        header={title}
        onClose={leave}
        footer={
          <Button variant="flat" color="secondary" onClick={leave}>
            {messages.close}
          </Button>
        }
      >
        {secret !== null && (
          <>
            <CopyField isMain onCopy={onCopy} label={label} value={secret} />
            <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
              {hint}
            </Typography>
          </>
        )}
      </Modal>
      {question}
    </>
  );
}
