import { useMessages } from '@/shared/i18n/messages';
import { CropArea } from '@/shared/ui/crop-dialog/crop-area';
import type { Area } from '@/shared/ui/crop-dialog/crop-image';

import type { Size } from '../form/cover-cut';

import { coverMessages } from './messages';

type Props = {
  label: string;
  url: string;
  ratio: Size;
  /** The part to begin with, in percent of the picture. */
  area: Area;
  /** The part that is chosen, in the picture's own pixels. */
  onArea: (area: Area) => void;
};

/** One cover as it will be cut, to be moved and zoomed. */
export function CoverCrop({ label, ...crop }: Props) {
  const messages = useMessages(coverMessages);
  return (
    <div>
      <strong lang="en">{label}</strong>
      <CropArea {...crop} label={label} zoomLabel={messages.zoom(label)} height={180} />
    </div>
  );
}
