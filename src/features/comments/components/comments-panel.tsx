import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { NewsKey } from '@/features/news';
import type { CommentAnchor, CommentThread, NewsComment } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { parseHtml } from '@/shared/text/html-to-text';
import { Button } from '@/shared/ui/button/button';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import {
  useDeleteNewsCommentMutation,
  useListNewsCommentsQuery,
  useReopenNewsCommentMutation,
  useResolveNewsCommentMutation,
} from '../api/comments-api';
import { commentMessages } from '../messages';
import { toAnchor } from '../model/passage';
import { useSelectedPart } from '../model/use-selected-part';

import { CommentDialog, type Writing } from './comment-dialog';
import { CommentThreadItem } from './comment-thread';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

type Props = NewsKey & {
  /** The article as it is on screen. */
  html: string;
  /** The passage that a person wants to comment on. */
  passage?: CommentAnchor | null;
  onPassageDone?: () => void;
};

/** The conversation on an item: open threads first, and the resolved ones on demand (TOG-02). */
export function CommentsPanel({ groupId, newsId, html, passage = null, onPassageDone }: Props) {
  const messages = useMessages(commentMessages);
  const key = { groupId, newsId };
  const { currentData: threads, error, isFetching, refetch } = useListNewsCommentsQuery(key);
  const [resolve] = useResolveNewsCommentMutation();
  const [reopen] = useReopenNewsCommentMutation();
  const [remove] = useDeleteNewsCommentMutation();
  const tell = useMutationFeedback();
  const [written, setWritten] = useState<Writing | null>(null);
  const [deleting, setDeleting] = useState<NewsComment | null>(null);
  const [showsResolved, setShowsResolved] = useState(false);
  const article = useMemo(() => parseHtml(html), [html]);
  const part = useSelectedPart();
  const list = useRef<HTMLDivElement>(null);
  const writing = useMemo(
    () => (passage ? { anchor: passage, quoted: passage.quote } : written),
    [passage, written],
  );

  // A dialog gives the focus back before this runs. The button at the selected text, and that of a deleted comment, are gone.
  const asked = useRef<'passage' | 'button' | null>(null);
  const isAsked = writing !== null || deleting !== null;
  const isPassage = passage !== null;
  useEffect(() => {
    if (isAsked) {
      asked.current = isPassage ? 'passage' : 'button';
      return;
    }
    const isLost = asked.current === 'passage' || document.activeElement === document.body;
    if (asked.current && isLost) list.current?.focus();
    asked.current = null;
  }, [isAsked, isPassage]);

  const writeOn = (anchor: CommentAnchor | null) => anchor && setWritten({ anchor, quoted: anchor.quote });
  const close = () => {
    setWritten(null);
    onPassageDone?.();
  };
  const decide = async (thread: CommentThread, resolves: boolean) => {
    const decision = resolves ? resolve : reopen;
    const success = resolves ? messages.isResolved : messages.isReopened;
    const done = await tell(decision({ ...key, commentId: thread.id }).unwrap(), { success });
    // The thread leaves its place, with the button that was pressed.
    if (done) list.current?.focus();
  };
  const open = threads?.filter(({ resolved }) => !resolved) ?? [];
  const resolved = threads?.filter((thread) => thread.resolved) ?? [];
  const show = (thread: CommentThread) => (
    <CommentThreadItem
      key={thread.id}
      thread={thread}
      article={article}
      onReply={() => setWritten({ threadId: thread.id, quoted: (thread.replies.at(-1) ?? thread).text })}
      onResolve={() => void decide(thread, true)}
      onReopen={() => void decide(thread, false)}
      onDelete={setDeleting}
    />
  );
  return (
    <Root>
      <Buttons>
        <Button size="sm" variant="outlined" onClick={() => setWritten({})}>
          {messages.write}
        </Button>
        {part && (
          <Button size="sm" variant="outlined" onClick={() => writeOn(toAnchor(part))}>
            {messages.onPassage}
          </Button>
        )}
      </Buttons>
      <div ref={list} role="group" tabIndex={-1} aria-label={messages.title}>
        <QueryState
          isLoading={!threads && !error}
          error={error}
          isFetching={isFetching}
          hasData={threads !== undefined}
          onRetry={() => void refetch()}
        >
          <Root>
            {open.length === 0 && <p>{resolved.length > 0 ? messages.noneOpen : messages.none}</p>}
            {open.length > 0 && <List>{open.map(show)}</List>}
            {resolved.length > 0 && (
              <Buttons>
                <Button
                  size="xs"
                  variant="flat"
                  aria-expanded={showsResolved}
                  onClick={() => setShowsResolved(!showsResolved)}
                >
                  {showsResolved ? messages.hideResolved : messages.showResolved(resolved.length)}
                </Button>
              </Buttons>
            )}
            {showsResolved && resolved.length > 0 && <List>{resolved.map(show)}</List>}
          </Root>
        </QueryState>
      </div>
      {/* React passes a submit on from the dialog to the form of the item around the panel. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <CommentDialog {...key} writing={writing} onClose={close} />
      </div>
      <DeleteDialog
        item={deleting}
        title={messages.deleteTitle}
        question={({ text }) => (
          <>
            <p>{messages.deleteQuestion}</p>
            <p>{text}</p>
          </>
        )}
        confirmLabel={messages.delete}
        onDelete={({ id }) => remove({ ...key, commentId: id }).unwrap()}
        success={messages.isDeleted}
        onClose={() => setDeleting(null)}
      />
    </Root>
  );
}
