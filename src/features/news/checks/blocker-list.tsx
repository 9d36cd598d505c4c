import { useMemo } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import type { Finding } from './finding';
import { FindingList } from './finding-list';
import { grouped } from './grouped';
import { checkMessages } from './messages';

/** Lists the blockers with their places, for a page that does not show the item. */
export function BlockerList({ blockers }: { blockers: Finding[] }) {
  const messages = useMessages(checkMessages);
  const groups = useMemo(
    () => grouped(blockers, ({ code, detail }) => messages.what(code, detail)),
    [blockers, messages],
  );
  return <FindingList groups={groups} />;
}
