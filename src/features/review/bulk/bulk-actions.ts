import { canApprove, canManageNews } from '@/features/journalists';
import { newsMessages, trashMessages } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import type { ApprovalStep, Id, JournalistLevel, JournalistNews } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { useDecisions, type Decisions } from '../approval/use-decisions';
import { returnMessages } from '../returns/messages';

import { bulkMessages } from './messages';

export type BulkKind = ApprovalStep | 'return' | 'withdraw' | 'delete';

/** An action on several items, each by the call for a single one. */
export type BulkAction = {
  kind: BulkKind;
  label: string;
  danger: boolean;
  /** Why it is not possible for all of the items. */
  disabledReason?: string;
};

/** Whether an action is among the decisions that a person may take on an item; a deletion is none. */
export const isDecided = (kind: BulkKind, may: Decisions): boolean =>
  kind === 'return' || kind === 'withdraw' ? may[kind] : may.approve === kind;

/**
 * Returns a function that tells which actions a person has for several items: those that are possible for at least one, the
 * others of them with a reason if they are not possible for all.
 * @param levelOf the person's level in a group
 */
export const useBulkActions = (levelOf: (groupId: Id) => JournalistLevel | null) => {
  const decide = useDecisions();
  const hasTrash = useExtension('trash');
  const messages = useMessages(bulkMessages);
  const { hours, permanent } = useMessages(newsMessages);
  const { send, withdraw } = useMessages(returnMessages);
  const { delete: remove } = useMessages(trashMessages);

  return (rows: readonly JournalistNews[]): BulkAction[] => {
    const decisions = rows.map((row) => decide(row, canApprove(levelOf(row.groupId))));
    const countOf = (kind: BulkKind) =>
      kind === 'delete'
        ? rows.filter(({ groupId }) => hasTrash && canManageNews(levelOf(groupId))).length
        : decisions.filter((may) => isDecided(kind, may)).length;
    const hasTwoSteps = countOf('hours') > 0 && countOf('permanent') > 0;
    const actions: BulkAction[] = [
      { kind: 'hours', label: hours, danger: false },
      { kind: 'permanent', label: permanent, danger: false },
      { kind: 'return', label: send, danger: false },
      { kind: 'withdraw', label: withdraw, danger: true },
      { kind: 'delete', label: remove, danger: true },
    ];
    return actions.flatMap((action) => {
      const lacking = rows.length - countOf(action.kind);
      if (lacking === rows.length) return [];
      if (lacking === 0) return [action];
      const isStep = action.kind === 'hours' || action.kind === 'permanent';
      const disabledReason =
        isStep && hasTwoSteps ? messages.twoSteps : messages.notAll(lacking, rows.length);
      return [{ ...action, disabledReason }];
    });
  };
};
