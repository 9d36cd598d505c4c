import { styled } from '@mui/material/styles';

import { Button } from '../button/button';

const Root = styled('nav')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
}));

/** A button to another page; `open` is null if there is none. */
type Step = { label: string; open: (() => void) | null };

type CursorPagesProps = {
  label: string;
  newer: Step;
  older: Step;
  /** Whether the current page is still loading. */
  isFetching: boolean;
};

/** The buttons of a log whose pages have no numbers, because its lines are not counted. Nothing if there is one page only. */
export function CursorPages({ label, newer, older, isFetching }: CursorPagesProps) {
  if (!newer.open && !older.open) return null;
  return (
    <Root aria-label={label}>
      {[newer, older].map((step) => (
        <Button
          key={step.label}
          variant="outlined"
          size="sm"
          disabled={step.open === null || isFetching}
          onClick={() => step.open?.()}
        >
          {step.label}
        </Button>
      ))}
    </Root>
  );
}
