import { Type } from 'typebox';

import { type Id, listTag, LOWEST_LEVEL, MAX_COMMENT, MAX_COMMENTS, MAX_CONVERSATION } from '@contract';

import type { Database } from '../../db/database';
import { callerOf } from '../../http/access';
import { invalidInput, notAllowed, notFound, refused } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { commonMessages } from '../../http/messages';
import { charactersOf } from '../../http/plain-text';
import { idSchema } from '../../http/schemas';
import { actorOf, recordAudit } from '../audit/record';
import { announce } from '../events/announce';
import { newsOf } from '../news/audited-news';
import { findNews, lockNews } from '../news/repository';
import { newsParams } from '../news/schemas';

import { commentMessages } from './messages';
import {
  addComment,
  deleteComment,
  findComment,
  hasReplies,
  listThreads,
  measureComments,
  setResolved,
} from './repository';
import { commentBody, commentParams, commentThreadSchema } from './schemas';
import { tellPeople } from './tell-people';

type Place = { groupId: Id; newsId: Id };

const lockItem = async (tx: Database, { groupId, newsId }: Place) => {
  const row = await lockNews(tx, groupId, newsId);
  if (!row) throw notFound();
  return row;
};

const findOne = async (tx: Database, { newsId, commentId }: Place & { commentId: Id }) => {
  const comment = await findComment(tx, newsId, commentId);
  if (!comment) throw notFound();
  return comment;
};

const findThread = async (tx: Database, place: Place & { commentId: Id }) => {
  const comment = await findOne(tx, place);
  if (comment.threadId !== null) throw notFound();
  return comment;
};

/** Throws if the conversation is full. The reason of a return or withdrawal is never refused for it. */
const checkRoom = async (tx: Database, newsId: Id): Promise<void> => {
  const { comments, characters } = await measureComments(tx, newsId);
  if (comments >= MAX_COMMENTS) throw refused(commentMessages.tooMany);
  if (characters >= MAX_CONVERSATION) throw refused(commentMessages.tooLong);
};

const BASE = '/api/news/journalist/:groupId/news/:newsId/comments';
// Whoever may read the item takes part.
const CONFIG = { access: { level: LOWEST_LEVEL.read }, extension: 'comments', tag: 'News' } as const;

/** The conversation on an item. Readers never get it. */
export const registerCommentRoutes = (app: App, { db, clock }: { db: Database; clock: Clock }): void => {
  app.get(
    BASE,
    {
      config: {
        ...CONFIG,
        operationId: 'listNewsComments',
        summary: 'The comments on news with their replies, oldest first',
      },
      schema: { params: newsParams, response: success(Type.Array(commentThreadSchema)) },
    },
    async (request) => {
      const row = await findNews(db, request.params.groupId, request.params.newsId);
      if (!row) throw notFound();
      return ok(await listThreads(db, row.id));
    },
  );

  app.post(
    BASE,
    {
      config: {
        ...CONFIG,
        operationId: 'addNewsComment',
        summary: 'Comment on news or on a passage of it, or reply to a comment',
        announces: true,
        audits: ['news.commented'],
      },
      schema: { params: newsParams, body: commentBody, response: success(Type.Object({ id: idSchema })) },
    },
    async (request) => {
      const { params, body } = request;
      const { threadId, anchor = null } = body;
      const text = body.text.trim();
      const at = clock();
      if (charactersOf(text).length > MAX_COMMENT)
        throw invalidInput({ text: commonMessages.tooLong(MAX_COMMENT) });
      const id = await db.transaction(async (tx) => {
        const row = await lockItem(tx, params);
        if (threadId !== undefined) await findThread(tx, { ...params, commentId: threadId });
        await checkRoom(tx, row.id);
        const written = { newsId: row.id, authorId: callerOf(request).id, text };
        const commentId = await addComment(tx, {
          ...written,
          ...(threadId === undefined ? { anchor } : { threadId }),
          createdAt: at,
        });
        await tellPeople(tx, {
          ...written,
          commentId,
          at,
          groupId: params.groupId,
          newsAuthorId: row.authorId,
          threadId: threadId ?? commentId,
        });
        await recordAudit(tx, actorOf(request), { action: 'news.commented', ...newsOf(row) });
        return commentId;
      });
      announce(request, [listTag('Comment', params.groupId)]);
      return ok({ id });
    },
  );

  const registerResolution = (name: 'resolve' | 'reopen') => {
    const resolves = name === 'resolve';
    const action = resolves ? 'news.comment-resolved' : 'news.comment-reopened';
    app.post(
      `${BASE}/:commentId/${name}`,
      {
        config: {
          ...CONFIG,
          operationId: resolves ? 'resolveNewsComment' : 'reopenNewsComment',
          summary: resolves ? 'Mark a comment and its replies as resolved' : 'Open a resolved comment again',
          announces: true,
          audits: [action],
        },
        schema: { params: commentParams, response: success(Type.Null()) },
      },
      async (request) => {
        const { params } = request;
        await db.transaction(async (tx) => {
          const row = await lockItem(tx, params);
          const { id, resolvedAt } = await findThread(tx, params);
          // Somebody else did it meanwhile.
          if ((resolvedAt !== null) === resolves) return;
          await setResolved(tx, id, resolves ? { at: clock(), by: callerOf(request).id } : null);
          await recordAudit(tx, actorOf(request), { action, ...newsOf(row) });
        });
        announce(request, [listTag('Comment', params.groupId)]);
        return ok(null);
      },
    );
  };
  registerResolution('resolve');
  registerResolution('reopen');

  app.delete(
    `${BASE}/:commentId`,
    {
      config: {
        ...CONFIG,
        operationId: 'deleteNewsComment',
        summary: 'Delete a comment of the caller that has no replies',
        announces: true,
        audits: ['news.comment-deleted'],
      },
      schema: { params: commentParams, response: success(Type.Null()) },
    },
    async (request) => {
      const { params } = request;
      await db.transaction(async (tx) => {
        const row = await lockItem(tx, params);
        const { id, authorId, isReturn } = await findOne(tx, params);
        if (authorId !== callerOf(request).id) throw notAllowed(commentMessages.notYours);
        if (isReturn) throw refused(commentMessages.isReturn);
        if (await hasReplies(tx, id)) throw refused(commentMessages.hasReplies);
        await deleteComment(tx, id);
        await recordAudit(tx, actorOf(request), { action: 'news.comment-deleted', ...newsOf(row) });
      });
      announce(request, [listTag('Comment', params.groupId)]);
      return ok(null);
    },
  );
};
