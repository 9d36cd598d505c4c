import { getLanguage, type Language } from './locale';
import { useLanguage } from './use-locale';

type Message = string | ((...args: never[]) => string);
type Messages = Record<string, Message>;
type Widen<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };

/** The quoted English and its Thai; the third is what Thai with English labels shows, if it shows both. */
type Quoted = readonly [english: Message, thai: Message, both?: Message];
type Labels<Q> = { [K in keyof Q]: Q[K] extends Quoted ? Widen<Q[K]>[0] : never };

export type Catalogue<T> = Record<Language, T>;

const say = (quoted: Record<string, Quoted>, choose: (label: Quoted) => Message): Messages =>
  Object.fromEntries(Object.entries(quoted).map(([key, label]) => [key, choose(label)]));

/**
 * Defines messages: `th` and `en` in each language, and `quoted` for what the specification quotes in English,
 * which only the complete Thai translates. The type check fails if a text is missing in any language.
 */
export const defineMessages = <
  T extends Messages,
  const Q extends Record<string, Quoted> = Record<never, never>,
>({
  quoted,
  th,
  en,
}: {
  quoted?: Q;
  th: T;
  en: NoInfer<Widen<T>>;
}): Catalogue<Widen<T> & Labels<Q>> => {
  const labels: Record<string, Quoted> = quoted ?? {};
  return {
    thai: { ...say(labels, ([, thai]) => thai), ...th },
    th: { ...say(labels, ([english, , both]) => both ?? english), ...th },
    en: { ...say(labels, ([english]) => english), ...en },
  } as Catalogue<Widen<T> & Labels<Q>>; // fromEntries loses the keys
};

/** The messages in the language of this browser; rerenders when it changes. */
export const useMessages = <T>(catalogue: Catalogue<T>): T => catalogue[useLanguage()];

/** The messages, for code outside of components. */
export const getMessages = <T>(catalogue: Catalogue<T>): T => catalogue[getLanguage()];
