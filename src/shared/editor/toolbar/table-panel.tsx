import { useState } from 'react';

import { Button } from '@/shared/ui/button/button';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { LABELS } from '../editor-messages';
import { changeTable, currentRange, insertTable, type TableCommand } from '../quill/commands';
import { hasHeaderRow, toggleHeaderRow } from '../quill/table-header';

import type { PanelProps } from './panels';
import { useFormats } from './use-formats';

const LIMIT = 20;
const CHANGES: TableCommand[] = [
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
];

const clamp = (typed: string) => Math.min(LIMIT, Math.max(1, Math.trunc(Number(typed)) || 1));

function NewTable({ quill, close }: PanelProps) {
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const insert = () => {
    close();
    insertTable(quill, clamp(rows), clamp(columns));
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
        label={LABELS.rows}
        value={rows}
        onChange={({ target }) => setRows(target.value)}
      />
      <TextInput
        {...number}
        label={LABELS.columns}
        value={columns}
        onChange={({ target }) => setColumns(target.value)}
      />
      <Button size="sm" onClick={insert}>
        {LABELS.insertTable}
      </Button>
    </div>
  );
}

/** Inserts a table, or changes the table at the cursor. */
export function TablePanel(props: PanelProps) {
  const { quill } = props;
  useFormats(quill); // rerenders when the cursor moves
  if (!quill.getFormat(currentRange(quill)).table) return <NewTable {...props} />;
  return (
    <div className="editor-panel-buttons">
      <Button
        size="sm"
        variant="flat"
        color="secondary"
        aria-pressed={hasHeaderRow(quill)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => toggleHeaderRow(quill)}
      >
        {LABELS.headerRow}
      </Button>
      {CHANGES.map((command) => (
        <Button
          key={command}
          size="sm"
          variant="flat"
          color={command.startsWith('delete') ? 'danger' : 'secondary'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            changeTable(quill, command);
            if (command === 'deleteTable') props.close();
          }}
        >
          {LABELS[command]}
        </Button>
      ))}
    </div>
  );
}
