import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { UndoTable } from '@/shared/api/undo-table';
import { paths } from '@/shared/config/paths';
import type { AuditRecord } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Facts } from '@/shared/ui/facts/facts';
import { kitMessages } from '@/shared/ui/messages';

import { auditMessages } from '../messages';
import { type AuditEntry, nameList, signInsOf } from '../model/audit-days';
import { hrefOf, type OpensGroup } from '../model/audit-line';
import { useSentence } from '../model/use-sentence';

import { FeedLine } from './feed-line';
import { LineChanges } from './line-changes';

const Actions = styled('span')(({ theme }) => ({ display: 'inline-flex', gap: theme.spacing(1) }));

/** The undo actions for records, and a function that opens the confirmation. */
type LineUndo = { table: UndoTable; ask: (record: AuditRecord) => void };

export type FeedView = {
  /** Whether to show what only an administrator sees: the address, and links to people and objects. */
  isWhole: boolean;
  opensGroup: OpensGroup;
  /** The undo actions, if they are available here. */
  undo?: LineUndo | undefined;
};

function RecordDetails({ record, isWhole, opensGroup, undo }: FeedView & { record: AuditRecord }) {
  const messages = useMessages(auditMessages);
  const { undo: undoLabel } = useMessages(kitMessages);
  const { said } = useSentence(isWhole)(record);
  const href = isWhole && hrefOf(record, opensGroup);
  const canUndo = undo?.table[record.action]?.(record);
  return (
    <>
      <Facts>
        <LineChanges record={record} />
        {isWhole && record.address !== '' && (
          <div>
            <dt>{messages.address}</dt>
            <dd>{record.address}</dd>
          </div>
        )}
      </Facts>
      {(href || canUndo) && (
        <Actions>
          {canUndo && (
            <Button
              size="xs"
              variant="flat"
              aria-label={messages.undoLine(said)}
              onClick={() => undo?.ask(record)}
            >
              {undoLabel}
            </Button>
          )}
          {href && (
            <Button
              size="xs"
              variant="outlined"
              to={href}
              aria-label={`${messages.view} ${record.object.name}`}
            >
              {messages.view}
            </Button>
          )}
        </Actions>
      )}
    </>
  );
}

function RecordLine({ record, ...view }: FeedView & { record: AuditRecord }) {
  const { who, does, whole } = useSentence(view.isWhole)(record);
  const hasDetails =
    record.before !== null ||
    record.after !== null ||
    (view.isWhole && (record.address !== '' || hrefOf(record, view.opensGroup) !== undefined));
  return (
    <FeedLine at={record.at} name={whole} details={hasDetails && <RecordDetails record={record} {...view} />}>
      {who !== '' &&
        (view.isWhole && record.actor ? (
          <Link to={`${paths.audit}?person=${encodeURIComponent(record.actor.id)}`}>{who}</Link>
        ) : (
          <strong>{who}</strong>
        ))}{' '}
      {does}
    </FeedLine>
  );
}

/** One record in a sentence, or the sign-ins that follow each other in one, which opens. */
export function FeedEntry({ entry, ...view }: FeedView & { entry: AuditEntry }) {
  const messages = useMessages(auditMessages);
  if (entry.length === 1) return <RecordLine record={entry[0]} {...view} />;
  const { names, count } = signInsOf(entry);
  const sentence = messages.signIns(nameList(names, messages.others), count);
  const lines = entry.map((record) => <RecordLine key={record.id} record={record} {...view} />);
  return (
    <FeedLine at={entry[0].at} name={sentence} details={<ol>{lines}</ol>}>
      {sentence}
    </FeedLine>
  );
}
