import { styled } from '@mui/material/styles';

const WIDTH = 80;
const HEIGHT = 45;

const frame = { display: 'block', flex: 'none', width: WIDTH, height: HEIGHT, borderRadius: 4 };

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
  if (!url) return <NoPicture aria-hidden="true" />;
  return <Picture src={url} alt="" width={WIDTH} height={HEIGHT} loading="lazy" decoding="async" />;
}
