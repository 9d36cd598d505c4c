import { styled } from '@mui/material/styles';

import { useExtensions } from '@/shared/config/extensions';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { Card } from '@/shared/ui/card/card';

import { inWords, pageNames, type NamedPage } from '../routes/page-names';

import { abilitiesOf, changeOf, type Ability } from './abilities-of';
import { actionMessages } from './action-messages';
import { abilityMessages } from './messages';

type Props = {
  permission: number;
  /** If set, the component shows only what changes compared to these permissions. */
  before?: number;
  pages: readonly NamedPage[];
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& section:last-of-type': { gridColumn: '1 / -1' },
  '& h3': { ...theme.typography.h5, margin: theme.spacing(0, 0, 0.5) },
  '& ul': { ...theme.typography.body2, margin: 0, paddingInlineStart: theme.spacing(2.5) },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

const Lines = styled('span')({ display: 'block', '& > span': { display: 'block' } });

function AbilityList({ title, abilities, note }: { title: string; abilities: Ability[]; note?: string }) {
  const messages = useMessages(abilityMessages);
  return (
    <section>
      <h3 lang={textLanguage(title)}>{title}</h3>
      {note && <p>{note}</p>}
      {abilities.length === 0 ? (
        <p>{messages.noAbility}</p>
      ) : (
        <ul aria-label={title}>
          {abilities.map(({ label }) => (
            <li key={label} lang={textLanguage(label)}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a person with these permissions can open and do, or what they gain and lose by a change (ACC-09). */
export function PersonAbilities({ permission, before, pages }: Props) {
  const messages = useMessages(abilityMessages);
  const whole = {
    pages: inWords(pages, useMessages(pageNames)),
    actions: useMessages(actionMessages),
    extensions: useExtensions(),
  };
  if (before !== undefined) {
    const { gained, lost } = changeOf(before, permission, whole);
    return (
      <Lines>
        {gained.length > 0 && <span>{messages.gained(gained.join(', '))}</span>}
        {lost.length > 0 && <span>{messages.lost(lost.join(', '))}</span>}
        {gained.length + lost.length === 0 && <span>{messages.nothingChanges}</span>}
      </Lines>
    );
  }
  const abilities = abilitiesOf(permission, whole);
  return (
    <Card title={messages.abilities} aria-label={messages.abilities}>
      <Columns>
        <AbilityList title={messages.pages} abilities={abilities.pages.filter(({ within }) => !within)} />
        <AbilityList title={messages.actions} abilities={abilities.actions} />
        <AbilityList
          title={messages.groupPages}
          abilities={abilities.pages.filter(({ within }) => within)}
          note={messages.inTheirGroups}
        />
      </Columns>
    </Card>
  );
}
