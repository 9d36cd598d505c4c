import { haveRightsEnded } from '@/features/media';
import { fieldOf, NEWS_FIELDS, type NewsFieldName, type NewsVersion } from '@/features/news';
import type { StagingRules } from '@/shared/editor/links';
import { shortDay } from '@/shared/ui/date-time-picker/short-day';

import {
  linksNotRewritten,
  deadAnchors,
  insecureMedia,
  picturesElsewhere,
  stagingAddresses,
} from './address-checks';
import { readArticle, type Article } from './article';
import { hiddenWords, picturesWithoutAlt } from './article-checks';
import { coverFaults, dateFaults, missingFields, titleFaults, videosWithoutPlayer } from './field-checks';
import { finding, SEVERITIES, type CheckInput, type Finding, type Severity } from './finding';
import { mixedDigits, slipsOf, type Slip } from './text-checks';

type FieldCheck = (input: CheckInput) => Finding[];
type ArticleCheck = (input: CheckInput, article: Article) => Finding[];

const lostPictures: FieldCheck = ({ lostPictures: places }) =>
  places.map((place) => finding('picture-lost', place, place.media));

const libraryPictures: FieldCheck = ({ libraryPictures: pictures, now }) =>
  pictures.flatMap((picture) => {
    const { place, credit, rightsUntil } = picture;
    return [
      ...(haveRightsEnded(picture, now) ? [finding('rights-ended', place, shortDay(rightsUntil ?? ''))] : []),
      ...(credit === '' ? [finding('no-credit', place)] : []),
    ];
  });

const FIELD_CHECKS: FieldCheck[] = [
  titleFaults,
  coverFaults,
  lostPictures,
  libraryPictures,
  dateFaults,
  missingFields,
  videosWithoutPlayer,
];

const ARTICLE_CHECKS: ArticleCheck[] = [
  stagingAddresses,
  hiddenWords,
  insecureMedia,
  picturesElsewhere,
  deadAnchors,
  linksNotRewritten,
  picturesWithoutAlt,
];

const proseOf = <F extends NewsFieldName>(field: F, values: NewsVersion) =>
  fieldOf(field).prose?.(values[field]) ?? [];

/** The findings of each line in the previous run, so that unchanged lines are not checked again. */
export type SlipCache = Map<string, Slip[]>;

/**
 * Checks an item in small steps and yields the findings of each step, so that the caller can handle input
 * between two steps. One line of an article is one step.
 * @param cache the findings of the previous run by line; replaced by those of this run
 */
export function* checkInSteps(input: CheckInput, cache: SlipCache = new Map()): Generator<Finding[], void> {
  for (const check of FIELD_CHECKS) yield check(input);
  const article = readArticle(input.values.html);
  yield [];
  for (const check of ARTICLE_CHECKS) yield check(input, article);

  const before = new Map(cache);
  cache.clear();
  const texts = NEWS_FIELDS.map((field) => ({ field, lines: proseOf(field, input.values) }));
  for (const { field, lines } of [...texts, { field: 'html' as const, lines: article.lines }]) {
    const toFinding = ({ code, text, detail }: Slip) => finding(code, { field, text }, detail);
    for (const line of lines) {
      const slips = before.get(line) ?? cache.get(line) ?? slipsOf(line);
      cache.set(line, slips);
      // Markdown may contain html.
      yield slips.filter(({ code }) => field !== 'markdown' || code !== 'literal-markup').map(toFinding);
    }
    yield mixedDigits(lines.join('\n')).map(toFinding);
  }
}

const ORDER: Severity[] = ['blocker', 'warning', 'note'];

/** Sorts by severity; findings of one kind stay together. */
export const inOrder = (findings: Finding[]): Finding[] => {
  const codes = [...new Set(findings.map(({ code }) => code))];
  const rank = ({ code }: Finding) => ORDER.indexOf(SEVERITIES[code]) * codes.length + codes.indexOf(code);
  return [...findings].sort((one, other) => rank(one) - rank(other));
};

/** All findings of an item in one call. */
export const checkNews = (input: CheckInput): Finding[] => inOrder([...checkInSteps(input)].flat());

/** The findings that block an approval unless the approver gives a reason. */
export const findBlockers = (values: NewsVersion, rules: StagingRules): Finding[] => {
  const article = readArticle(values.html);
  return [...stagingAddresses({ values, rules }, article), ...hiddenWords(values, article)];
};
