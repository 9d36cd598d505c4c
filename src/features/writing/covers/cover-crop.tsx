import type { Size } from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { CropArea } from '@/shared/ui/crop-dialog/crop-area';
import type { Area } from '@/shared/ui/crop-dialog/crop-image';

import { coverMessages } from './messages';

type Props = {
  label: string;
  url: string;
  ratio: Size;
  /** The initial crop area, in percent of the picture. */
  area: Area;
  /** Receives the crop area in pixels of the picture. */
  onArea: (area: Area) => void;
};

/** A preview of one cover, which can be moved and zoomed. */
export function CoverCrop({ label, ...crop }: Props) {
  const messages = useMessages(coverMessages);
  return (
    <div>
      <strong lang={textLanguage(label)}>{label}</strong>
      <CropArea {...crop} label={label} zoomLabel={messages.zoom(label)} height={180} />
    </div>
  );
}
