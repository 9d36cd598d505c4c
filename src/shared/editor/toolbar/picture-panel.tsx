import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { editorLabels } from '../editor-labels';
import { editorMessages } from '../editor-messages';
import { pictureAt, removePicture, setPictureText, type Picture } from '../quill/picture-commands';

import type { PanelProps } from './panels';

function PictureFields({ quill, close, onFiles, picture }: PanelProps & { picture: Picture }) {
  const messages = useMessages(editorMessages);
  const labels = useMessages(editorLabels);
  const [alt, setAlt] = useState(picture.image['alt'] ?? '');
  const [caption, setCaption] = useState(picture.caption ?? '');
  const file = useRef<HTMLInputElement>(null);
  const leave = () => {
    close();
    quill.focus();
  };
  const apply = () => {
    setPictureText(quill, picture, { alt: alt.trim(), caption: caption.trim() });
    leave();
  };
  const remove = () => {
    removePicture(quill, picture);
    leave();
  };
  const replace = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, 1);
    if (files.some(({ type }) => type.startsWith('image/'))) removePicture(quill, picture);
    onFiles(files, picture.index);
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  };
  return (
    <div className="editor-panel-picture" role="presentation" onKeyDown={onKeyDown}>
      <img src={picture.image['src']} alt="" />
      <div className="editor-panel-fields">
        <TextInput
          size="sm"
          label={labels.description}
          description={messages.altHelp}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        {picture.caption !== null && (
          <TextInput
            size="sm"
            label={labels.caption}
            description={messages.captionHelp}
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
          />
        )}
      </div>
      <div className="editor-panel-buttons">
        <Button size="sm" onClick={apply}>
          {labels.apply}
        </Button>
        <Button size="sm" variant="flat" color="secondary" onClick={() => file.current?.click()}>
          {labels.replacePicture}
        </Button>
        <Button size="sm" variant="flat" color="danger" onClick={remove}>
          {labels.removePicture}
        </Button>
      </div>
      <input ref={file} type="file" accept="image/*" hidden onChange={replace} />
    </div>
  );
}

/** The picture at the cursor: its description, its caption, and buttons to replace or remove it. */
export function PicturePanel(props: PanelProps) {
  const { quill } = props;
  const messages = useMessages(editorMessages);
  const [picture, setPicture] = useState(() => pictureAt(quill));
  useEffect(() => {
    const update = () => setPicture(pictureAt(quill));
    quill.on('editor-change', update);
    return () => {
      quill.off('editor-change', update);
    };
  }, [quill]);
  if (!picture) return <p className="editor-panel-note">{messages.noImage}</p>;
  return <PictureFields key={`${picture.index} ${picture.image['src']}`} {...props} picture={picture} />;
}
