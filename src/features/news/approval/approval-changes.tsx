import { styled } from '@mui/material/styles';

import type { Id, NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';

import { differencesOf } from '../diff/differences';
import { SideView } from '../diff/field-difference';
import type { NewsChoices } from '../fields/news-form-values';
import { storedVersion } from '../fields/news-version';
import { useNewsChoices } from '../form/use-news-choices';
import { newsFormMessages } from '../form-messages';
import { newsMessages } from '../messages';
import { saveMessages } from '../save-messages';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(0.5, 1),
  '& dt': { gridColumn: '1 / -1', fontWeight: 600 },
  '& dd': { margin: 0 },
}));

const NO_CHOICES: NewsChoices = { categories: [], countries: [] };
const stateOf = ({ statusText, approvalText }: NewsItem) => [statusText, approvalText].filter(Boolean);

type Props = { groupId: Id; seen: NewsItem; fresh: NewsItem };

/** What has changed in an item since the approver saw it, field by field. */
export function ApprovalChanges({ groupId, seen, fresh }: Props) {
  const messages = useMessages(saveMessages);
  const labels = useMessages(newsFormMessages);
  const { status } = useMessages(newsMessages);
  const { choices = NO_CHOICES } = useNewsChoices(groupId);
  const changes = differencesOf(storedVersion(seen), storedVersion(fresh), choices).map(
    ({ field, now, other, onlyMarkup }) => ({
      name: labels[field],
      before: now,
      after: other,
      onlyMarkup,
    }),
  );
  const [stateBefore, stateAfter] = [stateOf(seen), stateOf(fresh)];
  if (stateBefore.join() !== stateAfter.join()) {
    const side = (lines: string[]) => ({ lines, image: null });
    changes.push({ name: status, before: side(stateBefore), after: side(stateAfter), onlyMarkup: false });
  }

  return (
    <section aria-label={messages.changedTitle}>
      <AlertBox kind="error">{messages.changedWhy}</AlertBox>
      {changes.map(({ name, before, after, onlyMarkup }) => (
        <List key={name}>
          <dt>{name}</dt>
          {onlyMarkup ? (
            <dd>{messages.onlyMarkup}</dd>
          ) : (
            <>
              <dd>
                {messages.before}
                <SideView label={`${name}: ${messages.before}`} side={before} />
              </dd>
              <dd>
                {messages.after}
                <SideView label={`${name}: ${messages.after}`} side={after} />
              </dd>
            </>
          )}
        </List>
      ))}
    </section>
  );
}
