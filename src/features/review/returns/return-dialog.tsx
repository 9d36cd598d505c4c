import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';

import type { ReadNews } from '@/features/news';
import type { Id } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { submitOnCtrlEnter } from '@/shared/form/submit-on-ctrl-enter';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';

import { useReturnNewsMutation } from '../api/returns-api';

import { returnMessages } from './messages';
import { returnSchema } from './return-schema';

export type ReturnDialogProps = {
  groupId: Id;
  /** The version that the approver saw; null closes the dialog. */
  news: ReadNews | null;
  /** Takes it off the website; otherwise the newest version goes back to its writer. */
  withdraws: boolean;
  onReturned: () => void;
  onCancel: () => void;
};

/**
 * Returns an item to its writer with a comment (DSK-04), or takes it off the website (DSK-06). A comment that was
 * not sent is there again when the dialog is opened again.
 */
export function ReturnDialog({ groupId, news, withdraws, onReturned, onCancel }: ReturnDialogProps) {
  const messages = useMessages(returnMessages);
  const [giveBack] = useReturnNewsMutation();
  // Keep the words while the dialog fades out.
  const [shown, setShown] = useState(withdraws);
  if (news && shown !== withdraws) setShown(withdraws);
  const schema = useMemo(() => returnSchema(messages), [messages]);
  return (
    <Modal open={news !== null} onClose={onCancel} header={shown ? messages.withdrawTitle : messages.title}>
      {news && (
        <KeptForm
          keptAs={`${withdraws ? 'withdraw' : 'return'}:${news.id}`}
          initialValues={{ comment: '' }}
          validationSchema={schema}
          onSubmit={({ comment }) =>
            giveBack({
              groupId,
              newsId: news.id,
              entityTag: news.entityTag,
              // Without a published copy, a return takes it off the website.
              withdraws: withdraws && news.published !== undefined,
              comment: comment.trim(),
            }).unwrap()
          }
          success={shown ? messages.withdrawn : messages.done}
          onSaved={onReturned}
        >
          <FormFields>
            <p>{news.title}</p>
            {shown && <Alert severity="warning">{messages.withdraws}</Alert>}
            <FormTextField
              name="comment"
              label={messages.comment}
              description={messages.help}
              required
              multiline
              minRows={4}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses its only input
              autoFocus
              inputProps={{ onKeyDown: submitOnCtrlEnter }}
            />
            <SubmitButton>{shown ? messages.withdraw : messages.send}</SubmitButton>
          </FormFields>
        </KeptForm>
      )}
    </Modal>
  );
}
