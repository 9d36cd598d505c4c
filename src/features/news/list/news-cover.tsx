import { styled } from '@mui/material/styles';

import { usePictureSizes } from '@/shared/lib/use-picture-sizes';

export const COVER_PX = { width: 64, height: 36 };

const frame = { ...COVER_PX, display: 'block', flex: 'none', borderRadius: 4 };

const Picture = styled('img')({ ...frame, objectFit: 'cover' });

const NoPicture = styled('span')(({ theme }) => ({
  ...frame,
  border: `1px dashed ${theme.vars.palette.divider}`,
}));

/**
 * A 16:9 thumbnail of a fixed size, so that rows do not move when it loads. It is decorative; the title is
 * next to it.
 */
export function NewsCover({ url }: { url: string | null }) {
  const sizes = usePictureSizes(url, `${COVER_PX.width}px`);
  if (!url) return <NoPicture aria-hidden="true" />;
  return <Picture {...sizes} src={url} alt="" {...COVER_PX} loading="lazy" decoding="async" />;
}
