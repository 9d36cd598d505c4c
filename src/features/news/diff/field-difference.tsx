import { styled } from '@mui/material/styles';

import { useMessages } from '@/shared/i18n/messages';
import { useObjectUrl } from '@/shared/ui/image-uploader/use-object-url';

import { newsFormMessages } from '../form-messages';
import { draftMessages } from '../recovery/messages';

import type { Difference, Side } from './differences';

// About as many characters as are seen without scrolling on a phone.
const LONG = 300;

const Root = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.body2, margin: theme.spacing(0, 0, 0.5), fontWeight: 600 },
}));

const Sides = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

const Words = styled('div')(({ theme }) => ({
  maxHeight: 220,
  padding: theme.spacing(0.75, 1),
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& p + p': { marginTop: theme.spacing(0.5) },
  '& i': { color: theme.vars.palette.text.secondary },
  '[data-other] &': { backgroundColor: theme.vars.palette.info.soft },
}));

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 140,
  borderRadius: theme.vars.shape.borderRadius,
}));

/** What one side has: its words line by line, or its picture. */
export function SideView({ label, side: { lines, image } }: { label: string; side: Side }) {
  const messages = useMessages(draftMessages);
  const chosen = useObjectUrl(typeof image === 'string' ? null : image);
  const source = typeof image === 'string' ? image : chosen;
  if (source) return <Picture src={source} alt={label} />;
  return (
    // What may have to be scrolled is reached by the keyboard too.
    <Words tabIndex={lines.join('').length > LONG ? 0 : undefined} role="group" aria-label={label}>
      {lines.length === 0 && <i>{messages.empty}</i>}
      {lines.map((line, index) => (
        // A line has no identity but its place.
        <p key={index}>{line}</p>
      ))}
    </Words>
  );
}

type Props = { difference: Difference; otherLabel: string };

/** One field as it stands in the form and as it would be. */
export function FieldDifference({ difference: { field, now, other, onlyMarkup }, otherLabel }: Props) {
  const messages = useMessages(draftMessages);
  const labels = useMessages(newsFormMessages);
  const name = labels[field];
  return (
    <Root aria-label={name}>
      <h3>{name}</h3>
      {onlyMarkup ? (
        messages.onlyMarkup
      ) : (
        <Sides>
          <div>
            <dt>{messages.inForm}</dt>
            <dd>
              <SideView label={`${name}: ${messages.inForm}`} side={now} />
            </dd>
          </div>
          <div data-other>
            <dt>{otherLabel}</dt>
            <dd>
              <SideView label={`${name}: ${otherLabel}`} side={other} />
            </dd>
          </div>
        </Sides>
      )}
    </Root>
  );
}
