export type Locale = 'th' | 'en';

/** A message in both languages; the type check fails if one is missing. */
export type Localized = Record<Locale, string>;

const DEFAULT_LOCALE: Locale = 'th';

/** The best language for an Accept-Language header: Thai unless English is preferred. */
export const localeOf = (acceptLanguage: string | undefined): Locale => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => (language === 'th' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return wanted?.language === 'en' ? 'en' : DEFAULT_LOCALE;
};
