import { differencesOf } from '@/features/history';
import { fieldMessages, type NewsChoices, newsMessages, storedVersion } from '@/features/news';
import { useNewsChoices } from '@/features/writing';
import type { Id, NewsItem } from '@/shared/contract';
import type { DifferenceViewProps } from '@/shared/diff/difference-view';
import { FieldDifference } from '@/shared/diff/field-difference';
import { useMessages } from '@/shared/i18n/messages';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';

import { approvalMessages } from './messages';

const NO_CHOICES: NewsChoices = { categories: [], countries: [] };

type Props = { groupId: Id; seen: NewsItem; fresh: NewsItem };

/** Shows, field by field, what has changed in an item since the approver saw it. */
export function ApprovalChanges({ groupId, seen, fresh }: Props) {
  const messages = useMessages(approvalMessages);
  const labels = useMessages(fieldMessages);
  const { status, statusOf } = useMessages(newsMessages);
  const { choices = NO_CHOICES } = useNewsChoices(groupId);
  const sides = { beforeLabel: messages.before, afterLabel: messages.after };
  const changes: DifferenceViewProps[] = differencesOf(
    storedVersion(seen),
    storedVersion(fresh),
    choices,
  ).map((difference) => ({ ...difference, ...sides, name: labels[difference.field] }));
  const stateOf = (item: NewsItem) =>
    [statusOf(item.status, item.statusText), item.approvalText].filter(Boolean);
  const [stateBefore, stateAfter] = [stateOf(seen), stateOf(fresh)];
  if (stateBefore.join() !== stateAfter.join()) {
    const side = (lines: string[]) => ({ lines, image: null });
    changes.push({ ...sides, name: status, before: side(stateBefore), after: side(stateAfter), by: 'whole' });
  }

  return (
    <section aria-label={messages.changedTitle}>
      <AlertBox kind="error">{messages.changedWhy}</AlertBox>
      {changes.map((change) => (
        <FieldDifference key={change.name} {...change} />
      ))}
    </section>
  );
}
