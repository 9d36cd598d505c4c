import { useMemo, useState } from 'react';

import type { NewsVersion } from '@/features/news';
import type { Id, NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Badge } from '@/shared/ui/badge/badge';
import { Fold } from '@/shared/ui/fold/fold';
import type { Colour } from '@/shared/ui/theme/palette';

import { checkMessages } from '../messages';
import { goToPlace } from '../model/go-to-place';
import { grouped, type FindingGroup } from '../model/grouped';
import { repairField } from '../model/repair-field';
import { useCheckInput } from '../model/use-check-input';
import { useFindings } from '../model/use-findings';
import type { Severity } from '../rules/finding';

import { FindingList } from './finding-list';

/**
 * A symbol in addition to the colour, for people who cannot distinguish colours. Words would not fit into
 * one line.
 */
const COUNTED: { severity: Severity; colour: Colour; sign: string }[] = [
  { severity: 'blocker', colour: 'danger', sign: '✕' },
  { severity: 'warning', colour: 'warning', sign: '!' },
  { severity: 'note', colour: 'secondary', sign: 'i' },
];

const repairGroup = ({ findings }: FindingGroup) => {
  const [{ code }] = findings;
  for (const field of new Set(findings.map(({ place }) => place.field))) repairField(field, code);
};

type Props = {
  groupId: Id;
  /** The values to check. */
  values: NewsVersion;
  /** The item as stored on the server; undefined for a new item. */
  news?: NewsItem;
  /** Whether what can be repaired with a click is in a form. */
  repairs?: boolean;
  /** Expanded initially if there is more than notes. */
  unfolded?: boolean;
};

/** The findings to look at before the item is approved, each with its place and how to fix it (DSK-03). */
export function NewsChecks({ groupId, values, news, repairs = false, unfolded = false }: Props) {
  const messages = useMessages(checkMessages);
  const findings = useFindings(useCheckInput(groupId, values, news));
  const [chosen, setChosen] = useState<boolean>();
  const groups = useMemo(
    () => grouped(findings ?? [], ({ code, detail }) => messages.what(code, detail)),
    [findings, messages],
  );
  const isGrave = groups.some(({ severity }) => severity !== 'note');
  return (
    <Fold
      title={messages.title}
      note={
        <>
          <small>{findings ? messages.toLookAt(groups.length) : messages.checking}</small>
          {COUNTED.map(({ severity, colour, sign }) => {
            const count = groups.filter((group) => group.severity === severity).length;
            const words = messages.severity(severity, count);
            return (
              count > 0 && (
                <Badge key={severity} color={colour}>
                  <span role="img" aria-label={words} title={words}>
                    {sign} {count}
                  </span>
                </Badge>
              )
            );
          })}
        </>
      }
      open={chosen ?? (unfolded && isGrave)}
      onToggle={setChosen}
    >
      <FindingList groups={groups} onShow={goToPlace} onRepair={repairs ? repairGroup : undefined} />
    </Fold>
  );
}
