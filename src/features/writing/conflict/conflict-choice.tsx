import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { Difference } from '@/features/history';
import { fieldMessages } from '@/features/news';
import { ShownDifference } from '@/shared/diff/field-difference';
import { useMessages } from '@/shared/i18n/messages';

import { saveMessages } from '../save-messages';

export type Choice = 'mine' | 'theirs';

const Root = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(1.5, 0),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // A legend that does not float lies on the upper border of the fieldset, which would cross its text.
  '& legend': { ...theme.typography.body2, float: 'left', width: '100%', padding: 0, fontWeight: 600 },
  '& legend + *': { clear: 'both' },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(0.5, 0),
  '& label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 32, fontWeight: 500 },
  '& input': { margin: 0, accentColor: theme.vars.palette.primary.main },
}));

const SIDES = ['mine', 'theirs'] as const;

type Props = {
  /** `before` is mine, `after` theirs. */
  difference: Difference;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** One field that two people changed: the difference, and the choice which one to keep. */
export function ConflictChoice({ difference, choice, onChoose }: Props) {
  const messages = useMessages(saveMessages);
  const name = useMessages(fieldMessages)[difference.field];
  const id = useId();
  return (
    <Root>
      <legend>{name}</legend>
      <Choices>
        {SIDES.map((side) => (
          <label key={side}>
            <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} />
            {messages[side]}
          </label>
        ))}
      </Choices>
      <ShownDifference
        {...difference}
        name={`${name}: ${messages.mine} → ${messages.theirs}`}
        beforeLabel={messages.mine}
        afterLabel={messages.theirs}
      />
    </Root>
  );
}
