import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';

import type { GroupAccess, Id } from '@/shared/contract';
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

/** The groups of a new person, each with a level; absent if the backend accepts none. */
export function GroupsField({ name }: { name: string }) {
  const messages = useMessages(accountMessages);
  const joinable = useJoinableGroups();
  const [{ value: chosen }, , { setValue }] = useField<GroupAccess[]>(name);
  const error = useFieldError(name);
  if (joinable.length === 0) return null;
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
      {joinable
        .filter(({ group }) => isChosen(group.id))
        .map(({ group, levels }) => (
          <Row key={group.id}>
            <span lang={textLanguage(group.name)}>{group.name}</span>
            <Select
              aria-label={messages.levelIn(group.name)}
              options={levels}
              value={chosen.find(({ groupId }) => sameId(groupId, group.id))?.level ?? ''}
              onChange={(level) =>
                put(chosen.map((one) => (sameId(one.groupId, group.id) ? { ...one, level } : one)))
              }
            />
            <IconButton
              label={messages.leaveGroup(group.name)}
              onClick={() => put(chosen.filter(({ groupId }) => !sameId(groupId, group.id)))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Row>
        ))}
    </>
  );
}
