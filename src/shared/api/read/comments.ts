import type { CommentAnchor, CommentThread, NewsComment, Profile } from '@/shared/contract';

import { flag, isWire, list, text, textOrNull, type Wire } from './values';

const readAuthor = (value: unknown): Profile => {
  const wire = isWire(value) ? value : {};
  return {
    id: text(wire['id']),
    displayName: text(wire['displayName']),
    avatarUrl: textOrNull(wire['avatarUrl']),
  };
};

const readAnchor = (value: unknown): CommentAnchor | null => {
  const wire = isWire(value) ? value : {};
  const quote = text(wire['quote']);
  return quote === '' ? null : { quote, before: text(wire['before']), after: text(wire['after']) };
};

const readComment = (wire: Wire): NewsComment | null => {
  const id = text(wire['id']);
  if (id === '') return null;
  return {
    id,
    author: readAuthor(wire['author']),
    text: text(wire['text']),
    createdAt: text(wire['createdAt']),
  };
};

const readThread = (wire: Wire): CommentThread | null => {
  const comment = readComment(wire);
  const resolved = wire['resolved'];
  return (
    comment && {
      ...comment,
      anchor: readAnchor(wire['anchor']),
      isReturn: flag(wire['isReturn']),
      resolved: isWire(resolved) ? { at: text(resolved['at']), by: text(resolved['by']) } : null,
      replies: list(wire['replies'], readComment),
    }
  );
};

/** The conversation on an item; comments without an id are left out. */
export const readThreads = (data: unknown): CommentThread[] => list(data, readThread);
