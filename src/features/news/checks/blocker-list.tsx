import { useMemo } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import type { Finding } from './finding';
import { FindingList } from './finding-list';
import { grouped } from './grouped';
import { checkMessages } from './messages';

/** Blockers with their places, where nothing of the item is on screen to lead to. */
export function BlockerList({ blockers }: { blockers: Finding[] }) {
  const messages = useMessages(checkMessages);
  const groups = useMemo(
    () => grouped(blockers, ({ code, detail }) => messages.what(code, detail)),
    [blockers, messages],
  );
  return <FindingList groups={groups} />;
}
