import { styled } from '@mui/material/styles';

import { AlertBox } from '../alert-box/alert-box';
import { Button } from '../button/button';

import { useRemedy } from './use-remedy';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 0),
}));

/** Stands in the place of a part that could not be loaded (SAF-12). */
export function MissingPart({ tryAgain }: { tryAgain: () => void }) {
  const { text, label, act } = useRemedy(tryAgain);
  return (
    <Root>
      <AlertBox kind="error">{text}</AlertBox>
      <Button size="sm" variant="outlined" onClick={act}>
        {label}
      </Button>
    </Root>
  );
}
