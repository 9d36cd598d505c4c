import { styled } from '@mui/material/styles';

import { AddNewsButton } from '@/features/journalists';
import { whereCards } from '@/shared/ui/theme/cards';

// A phone has it at the bottom: phone-navigation.tsx.
const Root = styled(AddNewsButton)(({ theme }) => ({
  flex: 'none',
  [whereCards(theme)]: { display: 'none' },
}));

/** Add news in the header: outlined, because the colour of the brand is for the main action of the page. */
export function AddNews() {
  return <Root data-gives-way variant="outlined" size="sm" />;
}
