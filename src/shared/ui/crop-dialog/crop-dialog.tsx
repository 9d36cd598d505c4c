import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { AlertBox } from '../alert-box/alert-box';
import { Button } from '../button/button';
import { useObjectUrl } from '../image-uploader/use-object-url';
import { Modal } from '../modal/modal';

import { CropArea } from './crop-area';
import { type Area, cropImage } from './crop-image';
import { cropMessages } from './messages';

export type CropDialogProps = {
  /** The picture to crop; null closes the dialog. */
  file: File | null;
  title: string;
  ratio: { width: number; height: number };
  /** Shows the crop area as a circle. */
  round?: boolean;
  /** The maximum length of the longer side of the result, in pixels. */
  longestSide: number;
  onCrop: (part: File) => void;
  onCancel: () => void;
};

/** Crops a picture to a fixed ratio by mouse, touch or keyboard. */
export function CropDialog(props: CropDialogProps) {
  const { file, title, ratio, round = false, longestSide, onCrop, onCancel } = props;
  const messages = useMessages(cropMessages);
  const url = useObjectUrl(file);
  const [area, setArea] = useState<Area | null>(null);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  const [seen, setSeen] = useState(file);
  if (file && file !== seen) {
    setSeen(file);
    setArea(null);
  }
  const isUnreadable = file !== null && file === unreadable;

  const confirm = async () => {
    if (!file || !area) return;
    const part = await cropImage(file, area, longestSide).catch(() => null);
    if (part) onCrop(part);
    else setUnreadable(file);
  };

  return (
    <Modal
      open={file !== null}
      header={title}
      onClose={onCancel}
      footer={
        <>
          <Button variant="flat" color="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button disabled={!area || isUnreadable} onClick={() => void confirm()}>
            {messages.crop}
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <AlertBox kind="error">{messages.unreadable}</AlertBox>
      ) : (
        <>
          <p>{messages.hint}</p>
          {url && (
            <CropArea
              key={url}
              url={url}
              ratio={ratio}
              round={round}
              label={messages.part}
              zoomLabel={messages.zoom}
              height="min(320px, 50vh)"
              onArea={setArea}
              onUnreadable={() => setUnreadable(file)}
            />
          )}
        </>
      )}
    </Modal>
  );
}
