import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

const TAG_CHARACTERS = 22;

/** The strong entity tag of a text. */
const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, TAG_CHARACTERS)}"`;

/** Names the content of an answer by its tag; true if the caller has this content already, and has been answered with 304. */
export const isKnown = ({ headers }: FastifyRequest, reply: FastifyReply, text: string): boolean => {
  const tag = tagOf(text);
  reply.header('etag', tag);
  const known = headers['if-none-match'] ?? '';
  if (!known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return false;
  void reply.code(304).send();
  return true;
};
