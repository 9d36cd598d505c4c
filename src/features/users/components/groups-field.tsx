import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';

import { type GroupAccess, type Id, JournalistLevel, nameOf } from '@/shared/contract';
import { useFieldError } from '@/shared/form/form-status';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { sameId } from '@/shared/lib/same-id';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { Select } from '@/shared/ui/select/select';

import { accountMessages } from '../account-messages';
import { type JoinableGroup, useJoinableGroups } from '../model/use-joinable-groups';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 144px auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
}));

const lowestOf = ({ group, levels }: JoinableGroup): GroupAccess[] =>
  levels.slice(-1).map(({ value }) => ({ groupId: group.id, level: value }));

/** The levels to choose from. One that was chosen and can no longer be given is among them, because it would be sent. */
const levelsWith = (chosen: JournalistLevel, levels: JoinableGroup['levels'] = []) =>
  levels.some(({ value }) => value === chosen)
    ? levels
    : [{ label: nameOf(JournalistLevel, chosen) ?? '', value: chosen }, ...levels];

/** The groups of a new person, each with a level; absent if the backend accepts none. Every chosen one is shown. */
export function GroupsField({ name }: { name: string }) {
  const messages = useMessages(accountMessages);
  const joinable = useJoinableGroups();
  const [{ value: chosen }, , { setValue }] = useField<GroupAccess[]>(name);
  const error = useFieldError(name);
  const isChosen = (id: Id) => chosen.some(({ groupId }) => sameId(groupId, id));
  const put = (groups: GroupAccess[]) => void setValue(groups);
  const others = joinable.filter(({ group }) => !isChosen(group.id));
  const add = (id: Id) =>
    put([...chosen, ...others.filter(({ group }) => sameId(group.id, id)).flatMap(lowestOf)]);

  return (
    <>
      {(others.length > 0 || error !== undefined) && (
        <Select<Id>
          label={messages.groups}
          description={messages.groupsDescription}
          placeholder={messages.chooseGroup}
          options={others.map(({ group }) => ({ value: group.id, label: group.name }))}
          value=""
          onChange={add}
          {...(error !== undefined && { error })}
        />
      )}
      {chosen.map(({ groupId, level }) => {
        const known = joinable.find(({ group }) => sameId(group.id, groupId));
        const group = known?.group.name ?? String(groupId);
        return (
          <Row key={groupId}>
            <span lang={textLanguage(group)}>{group}</span>
            <Select
              aria-label={messages.levelIn(group)}
              options={levelsWith(level, known?.levels)}
              value={level}
              onChange={(to) =>
                put(chosen.map((one) => (sameId(one.groupId, groupId) ? { ...one, level: to } : one)))
              }
            />
            <IconButton
              label={messages.leaveGroup(group)}
              onClick={() => put(chosen.filter((one) => !sameId(one.groupId, groupId)))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Row>
        );
      })}
    </>
  );
}
