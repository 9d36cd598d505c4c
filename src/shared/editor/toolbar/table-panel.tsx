import { useEffect, useState } from 'react';
import type { Quill } from 'react-quill';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { editorLabels } from '../editor-labels';
import { wholeEditorOf } from '../quill/editor-of';
import { moveRaw, rawAt } from '../quill/raw-commands';
import { TABLE_COMMANDS } from '../tables/change-table';
import { hasHeaderRow } from '../tables/header-row';
import { tableBlockOf } from '../tables/table-block';
import { tablesOf } from '../tables/tables-module';

import type { PanelProps } from './panels';

const LIMIT = 20;
const CHANGES = [...TABLE_COMMANDS, 'deleteTable'] as const;

const clamp = (typed: string) => Math.min(LIMIT, Math.max(1, Math.trunc(Number(typed)) || 1));

function NewTable({ quill, close }: PanelProps) {
  const labels = useMessages(editorLabels);
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const insert = () => {
    close();
    tablesOf(quill).insert(clamp(rows), clamp(columns));
  };
  const number = { size: 'sm', type: 'number', inputProps: { min: 1, max: LIMIT } } as const;
  return (
    <div
      className="editor-panel-line editor-panel-numbers"
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        insert();
      }}
    >
      <TextInput
        {...number}
        label={labels.rows}
        value={rows}
        onChange={({ target }) => setRows(target.value)}
      />
      <TextInput
        {...number}
        label={labels.columns}
        value={columns}
        onChange={({ target }) => setColumns(target.value)}
      />
      <Button size="sm" onClick={insert}>
        {labels.insertTable}
      </Button>
    </div>
  );
}

/** The table that the cursor is in; undefined outside of tables. */
const useTable = (quill: Quill): HTMLElement | undefined => {
  const { root } = wholeEditorOf(quill);
  const [, setChanges] = useState(0);
  useEffect(() => {
    const update = () => setChanges((count) => count + 1);
    root.addEventListener('focusin', update);
    return () => root.removeEventListener('focusin', update);
  }, [root]);
  const block = tablesOf(quill).current?.block;
  return block?.isConnected ? block : undefined;
};

/** Inserts a table, or changes the table at the cursor. */
export function TablePanel(props: PanelProps) {
  const { quill, close, onEditHtml } = props;
  const labels = useMessages(editorLabels);
  const block = useTable(quill);
  if (!block) return <NewTable {...props} />;
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  const move = (by: -1 | 1) => {
    const found = rawAt(block);
    if (found) moveRaw(block, found, by);
  };
  const editHtml = () => {
    close();
    onEditHtml(block);
  };
  const button = { size: 'sm', variant: 'flat', color: 'secondary', onMouseDown: keepFocus } as const;
  return (
    <div className="editor-panel-buttons">
      <Button
        {...button}
        aria-pressed={hasHeaderRow(tableBlockOf(block)?.pieces ?? [])}
        onClick={() => tablesOf(quill).change('headerRow')}
      >
        {labels.headerRow}
      </Button>
      {CHANGES.map((command) => (
        <Button
          key={command}
          {...button}
          color={command.startsWith('delete') ? 'danger' : 'secondary'}
          onClick={() => {
            tablesOf(quill).change(command);
            if (command === 'deleteTable') close();
          }}
        >
          {labels[command]}
        </Button>
      ))}
      <Button {...button} onClick={() => move(-1)}>
        {labels.moveUp}
      </Button>
      <Button {...button} onClick={() => move(1)}>
        {labels.moveDown}
      </Button>
      <Button {...button} onClick={editHtml}>
        {labels.editHtml}
      </Button>
    </div>
  );
}
