import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { usePictureSizes } from '@/shared/lib/use-picture-sizes';

import { reviewMessages } from '../messages';

const Picture = styled('img')({ display: 'block', width: '100%', objectFit: 'cover' });

/** About as wide as its card. */
const WIDTH = '400px';

const NoPicture = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  border: `1px dashed ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

type Props = {
  url: string | null;
  /** The CSS aspect ratio; the picture is cropped to it, as readers see it. */
  ratio: string;
  /** The alternative text, if no text nearby describes the picture. */
  label?: string;
};

/** A cover in the shape that readers see, or a placeholder that says that there is none. */
export function CoverImage({ url, ratio, label = '' }: Props) {
  const messages = useMessages(reviewMessages);
  const sizes = usePictureSizes(url, WIDTH);
  const style = { aspectRatio: ratio };
  if (url) return <Picture {...sizes} src={url} alt={label} style={style} />;
  return (
    <NoPicture style={style}>
      {label} {messages.noCover}
    </NoPicture>
  );
}
