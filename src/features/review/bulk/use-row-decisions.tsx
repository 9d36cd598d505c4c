import { type ReactNode, useState } from 'react';

import { type Id, type JournalistLevel, type JournalistNews, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import type { CustomRowAction } from '@/shared/ui/data-table/row-actions';

import { approvalMessages } from '../approval/messages';
import { useDecisions } from '../approval/use-decisions';
import { useShowAgain } from '../approval/use-show-again';

import { isEdit, useBulkActions } from './bulk-actions';
import type { Asked } from './bulk-dialog';
import { BulkOnDemand } from './bulk-on-demand';

type RowDecisions = {
  /** The decisions that are possible on an item, the one that is due first. */
  decisionsOn: (news: JournalistNews) => CustomRowAction[];
  /** Asks before a decision; for the page to show. */
  dialog: ReactNode;
};

/**
 * The decisions on single items of a list: the actions on several items, with one, and another 24 hours.
 * @param levelOf the person's level in a group
 */
export const useRowDecisions = (levelOf: (groupId: Id) => JournalistLevel | null): RowDecisions => {
  const { again } = useMessages(approvalMessages);
  const actionsFor = useBulkActions(levelOf);
  const decide = useDecisions();
  const { showAgain } = useShowAgain();
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    decisionsOn: (news) => {
      const decisions = actionsFor([news]).flatMap((action): CustomRowAction[] =>
        // No decisions, and on the page of the item.
        action.kind === 'delete' || action.kind === 'handOver' || isEdit(action.kind)
          ? []
          : [{ ...action, key: action.kind, onSelect: () => setAsked({ action, rows: [news] }) }],
      );
      const more: CustomRowAction = {
        key: 'again',
        label: again,
        onSelect: () => void showAgain({ groupId: news.groupId, newsId: news.id }),
      };
      return decide(news, mayAtLevel(levelOf(news.groupId), 'approve')).again
        ? [more, ...decisions]
        : decisions;
    },
    dialog: <BulkOnDemand asked={asked} levelOf={levelOf} onClose={() => setAsked(null)} />,
  };
};
