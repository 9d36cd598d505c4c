import CodeBlockIcon from '@mui/icons-material/Code';
import CodeIcon from '@mui/icons-material/DataObject';
import BoldIcon from '@mui/icons-material/FormatBold';
import ClearIcon from '@mui/icons-material/FormatClear';
import OutdentIcon from '@mui/icons-material/FormatIndentDecrease';
import IndentIcon from '@mui/icons-material/FormatIndentIncrease';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletIcon from '@mui/icons-material/FormatListBulleted';
import OrderedIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import RuleIcon from '@mui/icons-material/HorizontalRule';
import RedoIcon from '@mui/icons-material/Redo';
import StrikeIcon from '@mui/icons-material/StrikethroughS';
import UndoIcon from '@mui/icons-material/Undo';
import type { ReactNode } from 'react';
import type { Quill } from 'react-quill';

import type { EditorLabel } from '../editor-labels';
import { clearFormats, insertRule, redo, toggle, undo, type Formats } from '../quill/commands';

export type Command = {
  name: EditorLabel;
  icon: ReactNode;
  run: (quill: Quill) => void;
  /** Only for toggle buttons. */
  isOn?: (formats: Formats) => boolean;
};

const toggling = (
  name: Command['name'],
  icon: ReactNode,
  format: string,
  value: unknown = true,
): Command => ({
  name,
  icon,
  run: (quill) => toggle(quill, format, value),
  // The value of a code block is its language, if it has one.
  isOn: (formats) => (value === true ? Boolean(formats[format]) : formats[format] === value),
});

const acting = (name: Command['name'], icon: ReactNode, run: Command['run']): Command => ({
  name,
  icon,
  run,
});

const heading = (level: 2 | 3 | 4) =>
  toggling(`h${level}`, <b aria-hidden="true">H{level}</b>, 'header', level);

/** The buttons that act immediately, in groups. With the panels they fit in one line of the narrowest column of text. */
export const COMMANDS: Command[][] = [
  [acting('undo', <UndoIcon />, undo), acting('redo', <RedoIcon />, redo)],
  [heading(2), heading(3)],
  [toggling('bold', <BoldIcon />, 'bold'), toggling('italic', <ItalicIcon />, 'italic')],
  [
    toggling('bullet', <BulletIcon />, 'list', 'bullet'),
    toggling('ordered', <OrderedIcon />, 'list', 'ordered'),
    toggling('blockquote', <QuoteIcon />, 'blockquote'),
  ],
];

/** The buttons that act immediately and have no room in that line. */
export const MORE_COMMANDS: Command[] = [
  heading(4),
  toggling('underline', <UnderlineIcon />, 'underline'),
  toggling('strike', <StrikeIcon />, 'strike'),
  toggling('code', <CodeIcon />, 'code'),
  toggling('codeBlock', <CodeBlockIcon />, 'code-block'),
  acting('outdent', <OutdentIcon />, (quill) => indent(quill, '-1')),
  acting('indent', <IndentIcon />, (quill) => indent(quill, '+1')),
  acting('rule', <RuleIcon />, insertRule),
  acting('clear', <ClearIcon />, clearFormats),
];

const INSERTED_NAMES: readonly EditorLabel[] = ['h2', 'h3', 'bullet', 'ordered', 'blockquote', 'rule'];

/** The commands that begin something on an empty line. */
export const INSERTED: Command[] = [...COMMANDS.flat(), ...MORE_COMMANDS].filter(({ name }) =>
  INSERTED_NAMES.includes(name),
);

// Only lists can be indented.
const indent = (quill: Quill, step: string) => {
  const { list } = quill.getFormat(quill.getSelection(true));
  if (list) quill.format('indent', step, 'user');
};
