import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import type { Difference, Side } from '../diff/differences';
import { SideView } from '../diff/field-difference';
import { newsFormMessages } from '../form-messages';
import { saveMessages } from '../save-messages';

export type Choice = 'mine' | 'theirs';

const Root = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(1.5, 0),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // A legend that does not float lies on the upper border, which would run through its text.
  '& legend': { ...theme.typography.body2, float: 'left', width: '100%', padding: 0, fontWeight: 600 },
  '& legend + *': { clear: 'both' },
}));

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '&[data-chosen="true"]': { borderColor: theme.vars.palette.primary.main },
  '& label': { display: 'flex', gap: theme.spacing(1), paddingBottom: theme.spacing(0.5), fontWeight: 500 },
  '& input': { margin: 0, accentColor: theme.vars.palette.primary.main },
}));

type Props = {
  /** `now` is mine, `other` theirs. */
  difference: Difference;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** One field that two people changed: both sides beside each other, and whose to keep. */
export function ConflictChoice({ difference: { field, now, other, onlyMarkup }, choice, onChoose }: Props) {
  const messages = useMessages(saveMessages);
  const name = useMessages(newsFormMessages)[field];
  const id = useId();
  const sides: [Choice, Side][] = [
    ['mine', now],
    ['theirs', other],
  ];
  return (
    <Root>
      <legend>{name}</legend>
      {onlyMarkup && <p>{messages.onlyMarkup}</p>}
      <Sides>
        {sides.map(([side, content]) => (
          <Card key={side} data-chosen={choice === side}>
            <label>
              <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} />
              {messages[side]}
            </label>
            {!onlyMarkup && <SideView label={`${name}: ${messages[side]}`} side={content} />}
          </Card>
        ))}
      </Sides>
    </Root>
  );
}
