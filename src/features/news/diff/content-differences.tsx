import { useMemo } from 'react';

import type { NewsContent } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import type { NewsNames } from '../fields/news-field';
import { storedVersion } from '../fields/news-version';
import { newsFormMessages } from '../form-messages';

import { differencesOf } from './differences';
import { FieldDifference } from './field-difference';

type Props = {
  before: NewsContent;
  after: NewsContent;
  names: NewsNames;
  labels: [before: string, after: string];
  /** Shown if they do not differ. */
  none: string;
};

/** The differences between two contents of an item, field by field; each marked with the name of its field. */
export function ContentDifferences({ before, after, names, labels: [beforeLabel, afterLabel], none }: Props) {
  const fields = useMessages(newsFormMessages);
  const differences = useMemo(
    () => differencesOf(storedVersion(before), storedVersion(after), names),
    [before, after, names],
  );
  if (differences.length === 0) return <p>{none}</p>;
  return differences.map((difference) => (
    <FieldDifference
      key={difference.field}
      {...difference}
      name={fields[difference.field]}
      beforeLabel={beforeLabel}
      afterLabel={afterLabel}
    />
  ));
}
