import { getLocale, type Locale } from './locale';
import { useLocale } from './use-locale';

type Message = string | ((...args: never[]) => string);
type Widen<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };

export type Catalogue<T> = Record<Locale, T>;

/** Two languages held to the same keys: a key missing in one is a type error. */
export const defineMessages = <T extends Record<string, Message>>(catalogue: {
  th: T;
  en: NoInfer<Widen<T>>;
}): Catalogue<Widen<T>> => catalogue as Catalogue<Widen<T>>; // T is its own widened form

/** The messages in the language of this browser; redraws when it changes. */
export const useMessages = <T>(catalogue: Catalogue<T>): T => catalogue[useLocale()];

/** The messages outside a component. */
export const getMessages = <T>(catalogue: Catalogue<T>): T => catalogue[getLocale()];
