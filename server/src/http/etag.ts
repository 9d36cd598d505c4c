import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

const DIGEST_CHARACTERS = 22;

/** Identifies a text, for entity tags. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_CHARACTERS);

/** Names the content of an answer by its tag; true if the caller has this content already, and has been answered with 304. */
export const isKnown = ({ headers }: FastifyRequest, reply: FastifyReply, text: string): boolean => {
  const tag = `"${digestOf(text)}"`;
  reply.header('etag', tag);
  const known = headers['if-none-match'] ?? '';
  if (!known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return false;
  void reply.code(304).send();
  return true;
};
