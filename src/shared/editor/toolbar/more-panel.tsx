import HighlightIcon from '@mui/icons-material/BorderColor';
import FindIcon from '@mui/icons-material/FindReplace';
import SubscriptIcon from '@mui/icons-material/Subscript';
import SuperscriptIcon from '@mui/icons-material/Superscript';
import SmallIcon from '@mui/icons-material/TextDecrease';
import type { ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { editorLabels } from '../editor-labels';
import { currentRange, type Formats, toggle } from '../quill/commands';
import { hasMark, toggleMark } from '../quill/mark-commands';

import { MORE_COMMANDS, type Command } from './commands';
import type { PanelProps } from './panels';
import { useFormats } from './use-formats';

type Format = Omit<Command, 'isOn'> & { isOn?: (quill: PanelProps['quill'], formats: Formats) => boolean };

const scripting = (name: Format['name'], icon: ReactNode, value: string): Format => ({
  name,
  icon,
  run: (quill) => toggle(quill, 'script', value),
  isOn: (quill) => quill.getFormat(currentRange(quill))['script'] === value,
});

const marking = (name: Format['name'], icon: ReactNode, tag: string): Format => ({
  name,
  icon,
  run: (quill) => toggleMark(quill, tag),
  isOn: (quill) => hasMark(quill, tag),
});

const FORMATS: Format[] = [
  ...MORE_COMMANDS.map(({ isOn, ...command }) => ({
    ...command,
    ...(isOn && { isOn: (_quill: PanelProps['quill'], formats: Formats) => isOn(formats) }),
  })),
  scripting('subscript', <SubscriptIcon />, 'sub'),
  scripting('superscript', <SuperscriptIcon />, 'super'),
  marking('highlight', <HighlightIcon />, 'mark'),
  marking('small', <SmallIcon />, 'small'),
];

/** What has no room in the line of the toolbar. */
export function MorePanel({ quill, show }: PanelProps) {
  const labels = useMessages(editorLabels);
  const formats = useFormats(quill);
  return (
    <div className="editor-panel-buttons">
      {FORMATS.map(({ name, icon, run, isOn }) => (
        <Button
          key={name}
          size="sm"
          variant="flat"
          color="secondary"
          startIcon={icon}
          aria-pressed={isOn?.(quill, formats)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(quill)}
        >
          {labels[name]}
        </Button>
      ))}
      <Button
        size="sm"
        variant="flat"
        color="secondary"
        startIcon={<FindIcon />}
        onClick={() => show('find')}
      >
        {labels.find}
      </Button>
    </div>
  );
}
