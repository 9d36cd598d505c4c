import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';

import type { NewsKey } from '@/features/news';
import type { CommentAnchor, Id } from '@/shared/contract';
import { FormFields } from '@/shared/form/form-fields';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { truncateGraphemes } from '@/shared/text/truncate';
import { Modal } from '@/shared/ui/modal/modal';

import { useAddNewsCommentMutation } from '../api/comments-api';
import { commentMessages } from '../messages';
import { commentSchema } from '../model/comment-schema';

import { CommentText } from './comment-text';

const SHOWN_CHARACTERS = 300;

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingInlineStart: theme.spacing(1.25),
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

/** A comment on the item or a passage of it, or a reply to a thread, of which `quoted` is shown. */
export type Writing = { threadId?: Id; anchor?: CommentAnchor; quoted?: string };

type Props = NewsKey & {
  /** Null closes the dialog. */
  writing: Writing | null;
  onClose: () => void;
};

/** Writes a comment. A text that was not sent is there again when the dialog is opened again. */
export function CommentDialog({ groupId, newsId, writing, onClose }: Props) {
  const messages = useMessages(commentMessages);
  const [add] = useAddNewsCommentMutation();
  const schema = useMemo(() => commentSchema(messages), [messages]);
  // Keep the title while the dialog fades out.
  const [isReply, setIsReply] = useState(false);
  const replies = writing?.threadId !== undefined;
  if (writing && isReply !== replies) setIsReply(replies);
  return (
    <Modal
      open={writing !== null}
      onClose={onClose}
      header={isReply ? messages.replyTitle : messages.writeTitle}
    >
      {writing && (
        <KeptForm
          keptAs={replies ? `reply:${writing.threadId}` : `comment:${newsId}`}
          initialValues={{ text: '' }}
          validationSchema={schema}
          onSubmit={({ text }) => {
            const { threadId, anchor } = writing;
            const about = threadId === undefined ? { anchor: anchor ?? null } : { threadId };
            return add({ groupId, newsId, text: text.trim(), ...about }).unwrap();
          }}
          success={messages.sent}
          onSaved={onClose}
        >
          <FormFields>
            {writing.quoted && <Quote>{truncateGraphemes(writing.quoted, SHOWN_CHARACTERS)}</Quote>}
            <CommentText groupId={groupId} />
            <SubmitButton>{messages.send}</SubmitButton>
          </FormFields>
        </KeptForm>
      )}
    </Modal>
  );
}
