import { foldName, type Id } from '@contract';

/** A person and the key of the username (db/name-key.ts). */
export type Nameable = { id: Id; usernameKey: string };

const IN_NAME = /[\p{Script=Latin}\p{N}_]/u;
/** What goes on with a name: also after one dot, which otherwise ends a sentence, and `@` only before a domain. */
const GOES_ON = /^(?:[.+-]?|@[\p{Script=Latin}\p{N}_-]+\.)[\p{Script=Latin}\p{N}_]/u;

/** Whether a word of Latin letters or digits would go on in what follows. Thai is written without spaces. */
const isCut = (before: string, after: string) => IN_NAME.test(before) && GOES_ON.test(after);

/**
 * The people whom a text names with `@username`, in any spelling of upper and lower case. Of two names that fit, the longer
 * one is meant. An `@` inside a word is part of an address, unless
 * the word is itself a name: `@one@two`.
 */
export const mentionedIn = (text: string, people: readonly Nameable[]): Id[] => {
  const folded = foldName(text);
  const longestFirst = [...people].sort((a, b) => b.usernameKey.length - a.usernameKey.length);
  const found = new Set<Id>();
  let endOfName = -1;
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    if (at !== endOfName && isCut(folded.charAt(at - 1), 'a')) continue;
    const named = longestFirst.find(
      ({ usernameKey }) =>
        folded.startsWith(usernameKey, at + 1) &&
        !isCut(usernameKey.slice(-1), folded.slice(at + 1 + usernameKey.length)),
    );
    if (!named) continue;
    found.add(named.id);
    endOfName = at + 1 + named.usernameKey.length;
  }
  return [...found];
};
