import { foldName, type Id } from '@contract';

/** A person and the keys of the names that they are called by (db/name-key.ts). */
export type Nameable = { id: Id; usernameKey: string; displayKey: string };

const IN_NAME = /[\p{Script=Latin}\p{N}_]/u;
/** What goes on with a name: also after one dot, which otherwise ends a sentence, and `@` only before a domain. */
const GOES_ON = /^(?:[.+-]?|@[\p{Script=Latin}\p{N}_-]+\.)[\p{Script=Latin}\p{N}_]/u;

/** Whether a word of Latin letters or digits would go on in what follows. Thai is written without spaces. */
const isCut = (before: string, after: string) => IN_NAME.test(before) && GOES_ON.test(after);

/**
 * The people whom a text names with `@username` or `@display name`, in any spelling of upper and lower case. Of two names that
 * fit, the longer one is meant, and everybody who is called so. An `@` inside a word is part of an address, unless
 * the word is itself a name: `@one@two`.
 */
export const mentionedIn = (text: string, people: readonly Nameable[]): Id[] => {
  const folded = foldName(text);
  const called = people.flatMap(({ id, usernameKey, displayKey }) => [
    { id, name: usernameKey },
    { id, name: displayKey },
  ]);
  const longestFirst = called.sort((a, b) => b.name.length - a.name.length);
  const found = new Set<Id>();
  let endOfName = -1;
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    if (at !== endOfName && isCut(folded.charAt(at - 1), 'a')) continue;
    const named = longestFirst.find(
      ({ name }) =>
        name !== '' &&
        folded.startsWith(name, at + 1) &&
        !isCut(name.slice(-1), folded.slice(at + 1 + name.length)),
    )?.name;
    if (named === undefined) continue;
    called.filter(({ name }) => name === named).forEach(({ id }) => found.add(id));
    endOfName = at + 1 + named.length;
  }
  return [...found];
};
