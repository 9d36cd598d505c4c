import { getLocale, type Locale } from './locale';
import { useLocale } from './use-locale';

type Message = string | ((...args: never[]) => string);
type Widen<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };

export type Catalogue<T> = Record<Locale, T>;

/** Defines messages in both languages. The type check fails if a key is missing in one of them. */
export const defineMessages = <T extends Record<string, Message>>(catalogue: {
  th: T;
  en: NoInfer<Widen<T>>;
}): Catalogue<Widen<T>> => catalogue as Catalogue<Widen<T>>; // T is already widened

/** The messages in the language of this browser; rerenders when it changes. */
export const useMessages = <T>(catalogue: Catalogue<T>): T => catalogue[useLocale()];

/** The messages, for code outside of components. */
export const getMessages = <T>(catalogue: Catalogue<T>): T => catalogue[getLocale()];
