import type { NewsKey } from '@/features/news';

import { usePeopleInWords } from '../model/use-people-in-words';
import { usePeopleOnRow } from '../model/use-people-on-row';

import { Faces } from './faces';

/** Beside the title of an item in a list: who else has it open. */
export function PresentOnRow({ groupId, newsId }: NewsKey) {
  const people = usePeopleOnRow(groupId, newsId);
  const words = usePeopleInWords()(people);
  return people.length > 0 ? (
    <span role="img" aria-label={words} title={words}>
      <Faces people={people} />
    </span>
  ) : null;
}
