import { useMemo } from 'react';

import { fieldMessages, type NewsNames, storedVersion } from '@/features/news';
import type { NewsContent } from '@/shared/contract';
import { FieldDifference } from '@/shared/diff/field-difference';
import { useMessages } from '@/shared/i18n/messages';

import { differencesOf } from '../model/differences';

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
  const fields = useMessages(fieldMessages);
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
