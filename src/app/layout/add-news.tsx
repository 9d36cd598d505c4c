import { styled } from '@mui/material/styles';

import { AddNewsButton } from '@/features/journalists';

const Root = styled(AddNewsButton)(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.down('md')]: {
    width: 44,
    minHeight: 44,
    padding: 0,
    '&&': { border: 0 },
    '& > span': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

/** Add news in the header: outlined, because the colour of the brand is for the main action of the page; on narrow screens an icon. */
export function AddNews() {
  return <Root data-gives-way variant="outlined" size="sm" />;
}
