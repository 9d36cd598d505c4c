import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { TOUCH, TOUCH_PX } from '../theme/touch';

const Root = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  cursor: 'pointer',
  [TOUCH]: { alignItems: 'center', minHeight: TOUCH_PX },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& input': {
    flex: 'none',
    width: 16,
    height: 16,
    margin: '3px 0',
    accentColor: theme.vars.palette.primary.main,
  },
}));

type Props = { checked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode };

/**
 * One check box. A native input, because a list can show hundreds of them; keyboards and screen readers
 * support it.
 */
export function CheckBox({ checked, onChange, children }: Props) {
  return (
    <Root>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </Root>
  );
}
