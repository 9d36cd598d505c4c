import ImageIcon from '@mui/icons-material/Image';
import { type ChangeEvent, type MouseEvent, useRef, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { ActionMenu } from '@/shared/ui/data-table/action-menu';

import { editorLabels } from '../editor-labels';
import { insertPicture } from '../quill/picture-commands';

import type { Insertion } from './insert-menu';
import type { PanelProps } from './panels';

/**
 * Where a picture comes from: a file, or one that is stored already. The button of the toolbar asks which, unless there are only
 * files.
 */
export const usePictureSources = ({
  quill,
  onFiles,
  onPickPicture,
}: Pick<PanelProps, 'quill' | 'onFiles' | 'onPickPicture'>) => {
  const labels = useMessages(editorLabels);
  const files = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const upload = () => files.current?.click();
  const pick = async () => {
    const picture = await onPickPicture?.();
    if (picture) insertPicture(quill, picture);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = '';
  };
  const insertions: Insertion[] = [
    { name: 'image', icon: <ImageIcon />, run: upload },
    ...(onPickPicture ? [{ name: 'library' as const, icon: <ImageIcon />, run: () => void pick() }] : []),
  ];
  return {
    insertions,
    button: {
      children: <ImageIcon />,
      ...(onPickPicture && { 'aria-haspopup': 'menu' as const, 'aria-expanded': anchor !== null }),
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
        onPickPicture ? setAnchor(currentTarget) : upload(),
    },
    /** What the sources need beside the button. */
    rest: (
      <>
        <input ref={files} type="file" accept="image/*" multiple hidden onChange={choose} />
        <ActionMenu
          upward={false}
          anchor={anchor}
          items={[
            { key: 'upload', label: labels.upload, onSelect: upload },
            { key: 'library', label: labels.library, onSelect: () => void pick() },
          ]}
          onClose={() => setAnchor(null)}
        />
      </>
    ),
  };
};
