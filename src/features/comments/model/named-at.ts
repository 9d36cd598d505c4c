import { foldName, type GroupMember } from '@/shared/contract';

/** A name that is being typed behind an `@`: where the `@` stands, and what is typed of it. */
export type Named = { at: number; typed: string };

/** A word of Latin letters or digits before the `@` is part of an address. Thai is written without spaces. */
const IN_ADDRESS = /[\p{Script=Latin}\p{N}_.+-]/u;
/** A name may have several words, but not many. */
const LONGEST = 40;

/** What is typed of a name up to the cursor, or null if the cursor is behind none. */
export const namedAt = (text: string, cursor: number): Named | null => {
  const before = text.slice(0, cursor);
  const at = before.lastIndexOf('@');
  if (at < 0 || IN_ADDRESS.test(before.charAt(at - 1))) return null;
  const typed = before.slice(at + 1);
  return typed.length > LONGEST || typed.includes('\n') ? null : { at, typed };
};

/** The members whose name, or a word of it, begins with what is typed. */
export const membersNamed = (typed: string, members: readonly GroupMember[]): GroupMember[] => {
  const wanted = foldName(typed);
  return members.filter(({ profile }) => {
    const name = foldName(profile.displayName);
    return name.startsWith(wanted) || name.includes(` ${wanted}`);
  });
};
