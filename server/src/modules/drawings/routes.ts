import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

import { COVER_RATIO, SQUARE_RATIO } from '@contract';

import type { App } from '../../http/app-instance';
import { MAX_ID } from '../../http/schemas';

import { drawAvatar } from './avatar';
import { drawCover } from './cover';

const params = Type.Object({ seed: Type.Integer({ minimum: 0, maximum: MAX_ID }) });

const FOLDER = '/files/drawings';

/** Serves placeholder images, generated on request, so that the demo data needs no other pictures. */
export const drawingUrls = {
  avatar: (seed: number) => `${FOLDER}/avatar-${seed}.svg`,
  cover: (seed: number) => `${FOLDER}/cover-${seed}.svg`,
  square: (seed: number) => `${FOLDER}/square-${seed}.svg`,
};

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const sendDrawing = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', POLICY)
    .send(svg);

export const registerDrawingRoutes = (app: App): void => {
  app.get(`${FOLDER}/avatar-:seed(^\\d+).svg`, { schema: { params } }, (request, reply) =>
    sendDrawing(reply, drawAvatar(request.params.seed)),
  );
  app.get(`${FOLDER}/cover-:seed(^\\d+).svg`, { schema: { params } }, (request, reply) =>
    sendDrawing(reply, drawCover(request.params.seed, COVER_RATIO)),
  );
  app.get(`${FOLDER}/square-:seed(^\\d+).svg`, { schema: { params } }, (request, reply) =>
    sendDrawing(reply, drawCover(request.params.seed, SQUARE_RATIO)),
  );
};
