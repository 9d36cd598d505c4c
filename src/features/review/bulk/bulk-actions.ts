import { handOverMessages } from '@/features/hand-over';
import { newsMessages, trashMessages } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import {
  type ApprovalStep,
  type Id,
  type JournalistLevel,
  type JournalistNews,
  mayAtLevel,
} from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';

import { useDecisions, type Decisions } from '../approval/use-decisions';
import { returnMessages } from '../returns/messages';

import { bulkMessages } from './messages';
import { useEditMeaning } from './use-edit-meaning';

/** A decision on an item. */
type DecisionKind = ApprovalStep | 'return' | 'withdraw';
/** A change of a part of an item. */
type EditKind = 'category' | 'tags';
export type BulkKind = DecisionKind | EditKind | 'handOver' | 'delete';

export const isEdit = (kind: BulkKind): kind is EditKind => kind === 'category' || kind === 'tags';

/** An action on several items, each by the call for a single one. */
export type BulkAction = {
  kind: BulkKind;
  label: string;
  danger: boolean;
  /** Why it is not possible for all of the items. */
  disabledReason?: string;
};

/** Whether a decision is among those that a person may take on an item. */
export const isDecided = (kind: DecisionKind, may: Decisions): boolean =>
  kind === 'return' || kind === 'withdraw' ? may[kind] : may.approve === kind;

/**
 * Returns a function that tells which actions a person has for several items: those that are possible for at least one, the
 * others of them with a reason if they are not possible for all.
 * @param levelOf the person's level in a group
 */
export const useBulkActions = (levelOf: (groupId: Id) => JournalistLevel | null) => {
  const decide = useDecisions();
  const meaningOf = useEditMeaning();
  const hasTrash = useExtension('trash');
  const canHandOver = useExtension('hand-over-news');
  const messages = useMessages(bulkMessages);
  const { hours, permanent } = useMessages(newsMessages);
  const { send, withdraw } = useMessages(returnMessages);
  const { delete: remove } = useMessages(trashMessages);
  const { handOver } = useMessages(handOverMessages);

  return (rows: readonly JournalistNews[]): BulkAction[] => {
    const decisions = rows.map((row) => decide(row, mayAtLevel(levelOf(row.groupId), 'approve')));
    const isOneGroup = rows.every(({ groupId }) => sameId(groupId, rows[0]?.groupId));
    const countOf = (kind: BulkKind) => {
      if (kind === 'delete')
        return rows.filter(({ groupId }) => hasTrash && mayAtLevel(levelOf(groupId), 'manageNews')).length;
      if (kind === 'handOver')
        return rows.filter(({ groupId }) => canHandOver && mayAtLevel(levelOf(groupId), 'manageNews')).length;
      if (isEdit(kind)) return rows.filter((row) => meaningOf(row, levelOf(row.groupId)) !== null).length;
      return decisions.filter((may) => isDecided(kind, may)).length;
    };
    const reasonFor = (kind: BulkKind, lacking: number) => {
      if (kind === 'category' && !isOneGroup) return messages.manyGroups;
      if (kind === 'handOver' && !isOneGroup) return messages.manyPeople;
      if (lacking === 0) return undefined;
      if (isEdit(kind)) return messages.notEdited(lacking, rows.length);
      const isStep = kind === 'hours' || kind === 'permanent';
      return isStep && hasTwoSteps ? messages.twoSteps : messages.notAll(lacking, rows.length);
    };
    const hasTwoSteps = countOf('hours') > 0 && countOf('permanent') > 0;
    const actions: BulkAction[] = [
      { kind: 'hours', label: hours, danger: false },
      { kind: 'permanent', label: permanent, danger: false },
      { kind: 'return', label: send, danger: false },
      { kind: 'withdraw', label: withdraw, danger: true },
      { kind: 'category', label: messages.changeCategory, danger: false },
      { kind: 'tags', label: messages.changeTags, danger: false },
      { kind: 'handOver', label: handOver, danger: false },
      { kind: 'delete', label: remove, danger: true },
    ];
    return actions.flatMap((action) => {
      const lacking = rows.length - countOf(action.kind);
      if (lacking === rows.length) return [];
      const disabledReason = reasonFor(action.kind, lacking);
      return [disabledReason === undefined ? action : { ...action, disabledReason }];
    });
  };
};
