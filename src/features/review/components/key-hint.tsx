import { styled } from '@mui/material/styles';

/** Hidden on devices without a keyboard. */
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

/** The keyboard shortcut of a button; screen readers get it from `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return <Root aria-hidden="true">{children}</Root>;
}
