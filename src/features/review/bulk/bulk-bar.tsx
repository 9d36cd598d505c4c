import { useState } from 'react';

import type { Id, JournalistLevel, JournalistNews } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import type { Selection } from '@/shared/lib/use-selection';
import { SelectionBar } from '@/shared/ui/selection-bar/selection-bar';

import { useBulkActions } from './bulk-actions';
import type { Asked } from './bulk-dialog';
import { BulkOnDemand } from './bulk-on-demand';
import { bulkMessages } from './messages';

type Props = {
  selection: Pick<Selection<JournalistNews>, 'chosen' | 'isOpen' | 'choosePage' | 'drop' | 'close'>;
  levelOf: (groupId: Id) => JournalistLevel | null;
};

/** What a person can do with the chosen news. */
export function BulkBar({ selection, levelOf }: Props) {
  const messages = useMessages(bulkMessages);
  const actionsFor = useBulkActions(levelOf);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { chosen, isOpen } = selection;
  return (
    <>
      {isOpen && (
        <SelectionBar
          count={messages.chosen(chosen.length)}
          actions={actionsFor(chosen).map((action) => ({
            ...action,
            key: action.kind,
            onSelect: () => setAsked({ action, rows: chosen }),
          }))}
          nothing={chosen.length > 0 && messages.nothing}
          onPage={selection.choosePage}
          onClose={selection.close}
        />
      )}
      <BulkOnDemand
        asked={asked}
        levelOf={levelOf}
        onSettled={selection.drop}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
