import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { coverCut, type CoverCut, type Size } from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';
import { useObjectUrl } from '@/shared/ui/image-uploader/use-object-url';

import { newsFormMessages } from '../messages';

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: theme.spacing(1, 0, 0),
  '&[hidden]': { display: 'none' },
  '& figcaption': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Whole = styled('div')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'start',
  lineHeight: 0,
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  '& img': { maxWidth: '100%', maxHeight: 200 },
  '& span': {
    position: 'absolute',
    backgroundColor: 'rgb(0 0 0 / 65%)',
    outline: '1px dashed rgb(255 255 255 / 85%)',
    outlineOffset: -1,
  },
}));

const sidesOf = ({ axis, part }: CoverCut) => {
  const share = `${part * 100}%`;
  return axis === 'sides'
    ? [
        { insetBlock: 0, left: 0, width: share },
        { insetBlock: 0, right: 0, width: share },
      ]
    : [
        { insetInline: 0, top: 0, height: share },
        { insetInline: 0, bottom: 0, height: share },
      ];
};

type Props = { file: File; ratio: Size };

/**
 * A preview of a chosen picture with another ratio than the cover: the whole picture, with the parts that
 * will be cropped shaded.
 */
export function CoverCutPreview({ file, ratio }: Props) {
  const messages = useMessages(newsFormMessages);
  const url = useObjectUrl(file);
  const [size, setSize] = useState<Size | null>(null);
  const cut = size && coverCut(size, ratio);
  if (!url) return null;
  return (
    <Figure hidden={!cut}>
      <Whole>
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        {cut && sidesOf(cut).map((style, index) => <span key={index} style={style} data-cut={cut.axis} />)}
      </Whole>
      <figcaption role="status">
        {cut && messages.coverCut(`${ratio.width}:${ratio.height}`, cut.axis, Math.round(cut.part * 100))}
      </figcaption>
    </Figure>
  );
}
