import { styled } from '@mui/material/styles';

import { fieldMessages } from '@/features/news';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { truncateGraphemes } from '@/shared/text/truncate';
import { Button } from '@/shared/ui/button/button';

import { checkMessages } from '../messages';
import type { FindingGroup } from '../model/grouped';
import type { Place } from '../rules/finding';
import { isRepairable } from '../rules/repairs';

const SHOWN_GROUPS = 20;
const SHOWN_PLACES = 5;
const SHOWN_CHARACTERS = 60;

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': {
    paddingInlineStart: theme.spacing(1.25),
    borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  },
  '& > [data-severity="blocker"]': { borderColor: theme.vars.palette.danger.main },
  '& > [data-severity="warning"]': { borderColor: theme.vars.palette.warning.main },
  '& strong': { fontWeight: 500 },
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
}));

const PlaceButton = styled(Button)({
  maxWidth: '100%',
  marginInlineStart: -8,
  justifyContent: 'flex-start',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

const fileOf = (address: string) => /[^/]+(?=[?#]|$)/.exec(address)?.[0] ?? address;

type Props = {
  groups: FindingGroup[];
  /** Shows a place on the page. Without it, the places are plain text. */
  onShow?: (place: Place) => void;
  /** Repairs all places of a group. Without it, none can be repaired with a click. */
  onRepair?: ((group: FindingGroup) => void) | undefined;
};

/** The findings of the checks: what is wrong, how to fix it, and where. */
export function FindingList({ groups, onShow, onRepair }: Props) {
  const messages = useMessages(checkMessages);
  const labels = useMessages(fieldMessages);
  const nameOf = ({ field, text, media }: Place) => {
    const words = text ?? (media && fileOf(media));
    return words === undefined
      ? labels[field]
      : `${labels[field]}: “${truncateGraphemes(words, SHOWN_CHARACTERS)}”`;
  };
  return (
    <List>
      {groups.slice(0, SHOWN_GROUPS).map((group) => {
        const { severity, what, findings } = group;
        return (
          <li key={what} data-severity={severity}>
            <strong lang={textLanguage(what)}>{what}</strong>
            <p>{messages.fix(findings[0].code)}</p>
            <ul>
              {findings.slice(0, SHOWN_PLACES).map(({ place }, index) => (
                // A finding has no id, so the index is the key.
                <li key={index}>
                  {onShow ? (
                    <PlaceButton size="xs" variant="flat" onClick={() => onShow(place)}>
                      {nameOf(place)}
                    </PlaceButton>
                  ) : (
                    nameOf(place)
                  )}
                </li>
              ))}
            </ul>
            {findings.length > SHOWN_PLACES && <p>{messages.more(findings.length - SHOWN_PLACES)}</p>}
            {onRepair && isRepairable(findings[0].code) && (
              <Button size="xs" variant="outlined" onClick={() => onRepair(group)}>
                {messages.repair}
              </Button>
            )}
          </li>
        );
      })}
      {groups.length > SHOWN_GROUPS && <li>{messages.more(groups.length - SHOWN_GROUPS)}</li>}
    </List>
  );
}
