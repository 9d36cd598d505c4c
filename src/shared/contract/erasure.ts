import type { Id } from './entities';

/** What erasing a person changes, in numbers (extension `erasure`). */
export type Erasure = {
  groups: number;
  /** Devices, sessions, links and second factors. */
  access: number;
  drafts: number;
  /** Saved views that they share with no group. */
  views: number;
  auditLines: number;
  addresses: number;
  /** What stays, signed with another name. */
  news: number;
  versions: number;
  comments: number;
};

/** The e-mail that an erased account gets, which no letter reaches (RFC 2606). */
export const erasedEmail = (id: Id): string => `erased-${id}@erased.invalid`;

/** Whether the account is one whose person was erased. */
export const isErased = ({ id, email }: { id: Id; email: string }): boolean => email === erasedEmail(id);
