import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { useCurrentUser } from '@/features/auth';
import { findWords, goToPlace } from '@/features/checks';
import type { CommentAnchor, CommentThread, NewsComment } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { formatDate } from '@/shared/text/format-date';
import { truncateGraphemes } from '@/shared/text/truncate';
import { Avatar } from '@/shared/ui/avatar/avatar';
import { Badge } from '@/shared/ui/badge/badge';
import { Button } from '@/shared/ui/button/button';

import { commentMessages } from '../messages';

const SHOWN_CHARACTERS = 120;

const Thread = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingInlineStart: theme.spacing(1.25),
  borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  '&[data-resolved]': { borderColor: theme.vars.palette.divider },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    paddingInlineStart: theme.spacing(1.5),
    listStyle: 'none',
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  '& strong': { fontWeight: 500 },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Quote = styled(Button)({
  maxWidth: '100%',
  marginInlineStart: -8,
  justifySelf: 'start',
  justifyContent: 'flex-start',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  marginInlineStart: -8,
}));

type PassageProps = { anchor: CommentAnchor; article: HTMLElement };

/** The passage that a comment is about: leads to it in the article, or says that it has gone. */
function Passage({ anchor, article }: PassageProps) {
  const messages = useMessages(commentMessages);
  const { quote, before, after } = anchor;
  const isThere = useMemo(
    () => findWords(article, { text: quote, before, after }) !== null,
    [article, quote, before, after],
  );
  const words = `“${truncateGraphemes(quote, SHOWN_CHARACTERS)}”`;
  if (isThere)
    return (
      <Quote
        size="xs"
        variant="flat"
        aria-label={messages.showPassage(words)}
        onClick={() => goToPlace({ field: 'html', text: quote, before, after })}
      >
        {words}
      </Quote>
    );
  return (
    <Note>
      {words} · {messages.gone}
    </Note>
  );
}

type CommentProps = { comment: NewsComment; isReturn?: boolean };

function Comment({ comment: { author, text, createdAt }, isReturn = false }: CommentProps) {
  const messages = useMessages(commentMessages);
  return (
    <>
      <Head>
        <Avatar decorative size="sm" name={author.displayName} src={author.avatarUrl} />
        <strong>{author.displayName}</strong>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {isReturn && <Badge color="warning">{messages.isReturn}</Badge>}
      </Head>
      <Text>{text}</Text>
    </>
  );
}

type Props = {
  thread: CommentThread;
  /** The text of the article as it is now. */
  article: HTMLElement;
  onReply: () => void;
  onResolve: () => void;
  onReopen: () => void;
  onDelete: (comment: NewsComment) => void;
};

/** A comment with its replies, and what a person can do with it. */
export function CommentThreadItem({ thread, article, onReply, onResolve, onReopen, onDelete }: Props) {
  const messages = useMessages(commentMessages);
  const me = useCurrentUser()?.id;
  const { anchor, isReturn, resolved, replies } = thread;
  const isOwn = ({ author }: NewsComment) => me !== undefined && sameId(author.id, me);
  const deletion = (comment: NewsComment) => (
    <Button size="xs" variant="flat" color="danger" onClick={() => onDelete(comment)}>
      {messages.delete}
    </Button>
  );
  return (
    <Thread data-resolved={resolved ? true : undefined}>
      {anchor && <Passage anchor={anchor} article={article} />}
      <Comment comment={thread} isReturn={isReturn} />
      {replies.length > 0 && (
        <ul>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Comment comment={reply} />
              {isOwn(reply) && <Actions>{deletion(reply)}</Actions>}
            </li>
          ))}
        </ul>
      )}
      {resolved && <Note>{messages.resolvedBy(resolved.by, formatDate(resolved.at))}</Note>}
      <Actions>
        <Button size="xs" variant="flat" onClick={onReply}>
          {messages.reply}
        </Button>
        <Button size="xs" variant="flat" onClick={resolved ? onReopen : onResolve}>
          {resolved ? messages.reopen : messages.resolve}
        </Button>
        {isOwn(thread) && !isReturn && replies.length === 0 && deletion(thread)}
      </Actions>
    </Thread>
  );
}
