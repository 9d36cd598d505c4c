import { useMemo } from 'react';

import type { NewsContent } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import type { NewsChoices } from '../fields/news-field';
import { storedVersion } from '../fields/news-version';
import { newsFormMessages } from '../form-messages';

import { differencesOf } from './differences';
import { FieldDifference } from './field-difference';

type Props = {
  before: NewsContent;
  after: NewsContent;
  choices: NewsChoices;
  labels: [before: string, after: string];
  /** Shown if they do not differ. */
  none: string;
};

/** The differences between two contents of an item, field by field; each marked with the name of its field. */
export function ContentDifferences({
  before,
  after,
  choices,
  labels: [beforeLabel, afterLabel],
  none,
}: Props) {
  const names = useMessages(newsFormMessages);
  const differences = useMemo(
    () => differencesOf(storedVersion(before), storedVersion(after), choices),
    [before, after, choices],
  );
  if (differences.length === 0) return <p>{none}</p>;
  return differences.map((difference) => (
    <FieldDifference
      key={difference.field}
      {...difference}
      name={names[difference.field]}
      beforeLabel={beforeLabel}
      afterLabel={afterLabel}
    />
  ));
}
