import EmoticonIcon from '@mui/icons-material/EmojiEmotions';
import LinkIcon from '@mui/icons-material/Link';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import MediaIcon from '@mui/icons-material/SmartDisplay';
import PictureIcon from '@mui/icons-material/Subtitles';
import TableIcon from '@mui/icons-material/TableChart';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { iconButtonStyles } from '@/shared/ui/icon-button/icon-button-styles';
import { isControlKey, useControlKey } from '@/shared/ui/keys/control-key';

import { editorLabels } from '../editor-labels';

import { COMMANDS, INSERTED, type Command } from './commands';
import { EmoticonsPanel } from './emoticons-panel';
import { FindPanel } from './find-panel';
import { InsertMenu, type Insertion } from './insert-menu';
import { LinkPanel } from './link-panel';
import { MediaPanel } from './media-panel';
import { MorePanel } from './more-panel';
import { PANELS, type Panel, type PanelName, type PanelProps } from './panels';
import { PicturePanel } from './picture-panel';
import { TablePanel } from './table-panel';
import { useFormats } from './use-formats';
import { usePictureSources } from './use-picture-sources';
import { useRovingFocus } from './use-roving-focus';

const PANEL: Record<PanelName, { icon?: ReactNode; Content: Panel }> = {
  picture: { icon: <PictureIcon />, Content: PicturePanel },
  link: { icon: <LinkIcon />, Content: LinkPanel },
  media: { icon: <MediaIcon />, Content: MediaPanel },
  table: { icon: <TableIcon />, Content: TablePanel },
  emoticons: { icon: <EmoticonIcon />, Content: EmoticonsPanel },
  more: { icon: <MoreIcon />, Content: MorePanel },
  find: { Content: FindPanel },
};

/** The panels that insert something. */
const INSERTING = ['media', 'table', 'emoticons'] as const;

const GROUPS = [...COMMANDS.map((group) => group.map(({ name }) => name)), ['image', ...PANELS]];

const Room = styled('i')(({ theme }) => iconButtonStyles(theme));

/** Takes the room of the toolbar until it renders, so that the text does not move. */
export function ToolbarRoom() {
  return (
    <div className="editor-toolbar" aria-hidden="true">
      {GROUPS.map((names) => (
        <span key={names[0]} className="editor-toolbar-group">
          {names.map((name) => (
            <Room key={name} />
          ))}
        </span>
      ))}
    </div>
  );
}

type Props = Omit<PanelProps, 'close' | 'show'> & { disabled?: boolean };

/**
 * The toolbar above the text, with the panel of the active button below it. A keystroke in the text
 * rerenders it only if the buttons change.
 */
export const EditorToolbar = memo(function EditorToolbar({ disabled, ...props }: Props) {
  const { quill } = props;
  const labels = useMessages(editorLabels);
  const [open, setOpen] = useState<PanelName | null>(null);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const formats = useFormats(quill);
  const pictures = usePictureSources(props);
  const { ref, container, stop } = useRovingFocus('undo');
  const Content = open && PANEL[open].Content;

  const focusPanel = () => panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  useEffect(focusPanel, [open]);
  useControlKey('H', labels.find, () => {
    setOpen('find');
    focusPanel();
  });
  useEffect(() => {
    const { root } = quill;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isControlKey(event, 'K')) return;
      event.preventDefault();
      // Quill notices a new selection when it is read; the panel reads it while it renders, which is too late.
      quill.getSelection();
      setOpen('link');
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [quill]);

  const insertions: Insertion[] = [
    ...INSERTED.map(({ name, icon, run }) => ({ name, icon, run: () => run(quill) })),
    ...pictures.insertions,
    ...INSERTING.map((name) => ({ name, icon: PANEL[name].icon, run: () => setOpen(name) })),
  ];
  const button = (name: Command['name']) => ({
    ...stop(name),
    label: labels[name],
    disabled,
    // Do not move the focus, so that the text keeps its selection.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  });
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    const opener = open && ref.current?.querySelector<HTMLElement>(`[data-stop="${open}"]`);
    if (opener) opener.focus();
    else quill.focus();
    setOpen(null);
  };

  return (
    <div className="editor-head" role="presentation" onKeyDown={onEscape}>
      <div ref={ref} className="editor-toolbar" role="toolbar" aria-label={labels.toolbar} {...container}>
        {COMMANDS.map((group) => (
          <span key={group[0]?.name} className="editor-toolbar-group">
            {group.map(({ name, icon, run, isOn }) => (
              <IconButton
                key={name}
                {...button(name)}
                aria-pressed={isOn?.(formats)}
                onClick={() => run(quill)}
              >
                {icon}
              </IconButton>
            ))}
          </span>
        ))}
        <span className="editor-toolbar-group">
          <IconButton {...button('image')} {...pictures.button} />
          {PANELS.map((name) => (
            <IconButton
              key={name}
              {...button(name)}
              aria-expanded={open === name}
              aria-controls={open === name ? panelId : undefined}
              onClick={() => setOpen(open === name ? null : name)}
            >
              {PANEL[name].icon}
            </IconButton>
          ))}
        </span>
      </div>
      <InsertMenu quill={quill} items={insertions} />
      {pictures.rest}
      {open && Content && (
        <div
          ref={panel}
          key={open}
          id={panelId}
          className="editor-panel"
          role="group"
          aria-label={labels[open]}
        >
          <Content {...props} close={() => setOpen(null)} show={setOpen} />
        </div>
      )}
    </div>
  );
});
