import { styled } from '@mui/material/styles';

/** The key of a button, for those who have keys. */
const Root = styled('kbd')({
  marginInlineStart: 8,
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.75em',
  lineHeight: 1.5,
  opacity: 0.85,
  '@media (hover: none)': { display: 'none' },
});

/** The key that does what a button does; a screen reader has it from `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return <Root aria-hidden="true">{children}</Root>;
}
