import { styled } from '@mui/material/styles';
import { useState, type ReactNode, type SyntheticEvent } from 'react';

import { onDemand } from '../on-demand/on-demand';

const tooltip = onDemand(() => import('@mui/material/Tooltip').then((module) => module.default));

const Root = styled('span')({ display: 'inline-block', cursor: 'help' });

/** Explains why the button inside is disabled, for mouse, keyboard and touch. */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Tooltip = tooltip.usePart(anchor !== null);
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setAnchor(currentTarget);
  const hide = () => setAnchor(null);
  return (
    <Root
      role="group"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a disabled button cannot be focused
      tabIndex={0}
      aria-label={text}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {anchor && Tooltip && (
        <Tooltip open title={text} onClose={hide} slotProps={{ popper: { anchorEl: anchor } }}>
          <span />
        </Tooltip>
      )}
    </Root>
  );
}
