import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';

import { ErrorCode, type Id, partialTag } from '@contract';

import { systemTokenOf } from '../../http/access';
import { ApiError, invalidInput, notFound, tooMany } from '../../http/api-error';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { ok, success } from '../../http/envelope';
import { isTokenValid } from '../api-tokens/repository';
import { actorOf } from '../audit/record';
import { announce } from '../events/announce';
import type { FetchPicture } from '../fetched-pictures/fetch-picture';
import { findGroup } from '../journalists/groups-repository';
import { groupParams } from '../journalists/schemas';
import { groupTags } from '../news/group-tags';
import type { NewsDeps } from '../news/new-news';

import { importMessages } from './messages';
import { createPictures, PICTURE_MEGABYTES } from './pictures';
import { readJsonLines } from './read-json';
import { createReport, type Note } from './report';
import { runImport } from './run-import';
import { importQuery, importReportSchema } from './schemas';
import { findUsual } from './usual';
import { inParts, type Server, whileWanted } from './while-wanted';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a call that takes JSON lines. */
    lines: Buffer | null;
  }
}

const LINES = 'application/x-ndjson';
/** Twice the largest article. It is in memory until the end of the call, which should not take hours. */
const MAX_BODY_MEGABYTES = 32;
const MAX_BODY_BYTES = MAX_BODY_MEGABYTES * 1024 * 1024;
const RETRY_AFTER_SECONDS = 30;

type Deps = NewsDeps & Server & { clock: Clock; fetchesPictures: boolean; fetchPicture: FetchPicture };

type Asked = {
  lines: Buffer;
  groupId: Id;
  query: Static<typeof importQuery>;
  /** Whether somebody still waits for the answer. */
  isWanted: () => boolean;
};

const UNKNOWN = { author: importMessages.unknownAuthor, category: importMessages.unknownCategory };

const bodyTooLarge = () =>
  new ApiError(ErrorCode.InvalidInput, importMessages.bodyTooLarge(MAX_BODY_MEGABYTES), { httpStatus: 413 });
const notLines = () => new ApiError(ErrorCode.InvalidInput, importMessages.notLines, { httpStatus: 415 });

/** Lets one call at a time in, before any of its body is read. */
const createGate = () => {
  let isTaken = false;
  return async ({ headers }: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge();
    // If the client disconnected during the access check, the response's stream has closed already, and nothing would open the gate.
    if (isTaken || raw.closed) throw tooMany(importMessages.oneAtATime, RETRY_AFTER_SECONDS);
    isTaken = true;
    raw.once('close', () => (isTaken = false));
  };
};

/** Imports the lines of a call; returns the answer. */
const importLines = async (
  request: FastifyRequest,
  { lines, groupId, query, isWanted }: Asked,
  deps: Deps,
): Promise<Static<typeof importReportSchema>> => {
  const { db, storage, workers, publicUrl, clock, fetchesPictures } = deps;
  const group = await findGroup(db, groupId);
  if (!group) throw notFound();
  const usual = await findUsual(db, groupId, query);
  if ('unknown' in usual) throw invalidInput({ [usual.unknown]: UNKNOWN[usual.unknown] });
  const isTrial = query.dryRun === true;
  const report = createReport();
  const fetchPicture = fetchesPictures ? deps.fetchPicture : undefined;
  const pictures = createPictures({ workers, fetchPicture, megabytes: PICTURE_MEGABYTES, isTrial, report });
  const news = { db, storage, workers, publicUrl };
  const into = { deps: news, groupId, usual, pictures, report, now: clock, isTrial };
  const token = systemTokenOf(request);
  const caller = { isWanted, isAllowed: () => isTokenValid(db, token.id) };
  const articles = whileWanted(readJsonLines(inParts(lines), { name: 'body' }), caller, deps);
  const archive = `API (${token.name})`;
  try {
    await runImport(articles, into, { group, actor: () => actorOf(request), archive });
  } finally {
    if (!isTrial && report.counts.imported > 0)
      announce(request, [...groupTags(groupId), partialTag('News')]);
  }
  const say = (notes: Note[]) => notes.map((note) => ({ ...note, text: note.text[request.locale] }));
  return { ...report.counts, refusals: say(report.refused()), changes: say(report.changed()) };
};

/** The call with which another system imports news, by the rules of the command. */
export const registerImportRoutes = async (app: App, deps: Deps): Promise<void> => {
  // Only this call takes JSON lines, and it takes nothing else.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.decorateRequest('lines', null);
    // Not as the body, whose fields are checked one by one.
    scope.addContentTypeParser(LINES, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      request.lines = body;
      done(null, undefined);
    });

    scope.post(
      '/api/imports/:groupId',
      {
        bodyLimit: MAX_BODY_BYTES,
        onRequest: createGate(),
        config: {
          access: { token: 'import' },
          extension: 'imports',
          operationId: 'importNews',
          summary: 'Import news into a group, an article as a JSON object in each line',
          tag: 'News',
          takes: LINES,
          announces: true,
          audits: ['group.import-started', 'group.import-ended'],
        },
        schema: { params: groupParams, querystring: importQuery, response: success(importReportSchema) },
      },
      async (request, { raw }) => {
        const { lines, query, params } = request;
        if (!lines) throw notLines();
        const asked = { lines, groupId: params.groupId, query, isWanted: () => !raw.closed };
        return ok(await importLines(request, asked, deps));
      },
    );
  });
};
