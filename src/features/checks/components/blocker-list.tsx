import { useMemo } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { checkMessages } from '../messages';
import { grouped } from '../model/grouped';
import type { Finding } from '../rules/finding';

import { FindingList } from './finding-list';

/** Lists the blockers with their places, for a page that does not show the item. */
export function BlockerList({ blockers }: { blockers: Finding[] }) {
  const messages = useMessages(checkMessages);
  const groups = useMemo(
    () => grouped(blockers, ({ code, detail }) => messages.what(code, detail)),
    [blockers, messages],
  );
  return <FindingList groups={groups} />;
}
