import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditRecord } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { FilterBar } from '@/shared/ui/filters/filter-bar';
import { FilterChip } from '@/shared/ui/filters/filter-button';
import { FilterDays } from '@/shared/ui/filters/filter-days';
import { FilterMenu } from '@/shared/ui/filters/filter-menu';

import { auditMessages } from '../messages';
import type { AuditParameter } from '../model/use-audit-query';
import { sentences } from '../sentences';

type Props = {
  valueOf: (name: AuditParameter) => string;
  onChange: (values: Partial<Record<AuditParameter, string>>) => void;
  /** A record that matches the filter; it provides the names of the filtered person and object. */
  found: AuditRecord | undefined;
};

const NOTHING: Record<AuditParameter, string> = {
  person: '',
  action: '',
  kind: '',
  object: '',
  group: '',
  from: '',
  to: '',
};

/**
 * The filters of the log. Person and object are set elsewhere: through a name in a record, or on a person's
 * page.
 */
export function AuditFilters({ valueOf, onChange, found }: Props) {
  const messages = useMessages(auditMessages);
  const whatWasDone = useMessages(sentences);
  const kind = valueOf('kind');
  const chips: { key: AuditParameter; label: string }[] = [];
  if (valueOf('person')) {
    const name = found?.actor?.displayName ?? valueOf('person');
    chips.push({ key: 'person', label: `${messages.onlyPerson}: ${name}` });
  }
  if (kind && valueOf('object')) {
    chips.push({
      key: 'object',
      label: `${messages.onlyObject}: ${found?.object.name || valueOf('object')}`,
    });
  }
  if (valueOf('group')) chips.push({ key: 'group', label: `${messages.onlyGroup}: ${valueOf('group')}` });

  const menus = (['kind', 'action', 'from', 'to'] as const).filter((name) => valueOf(name) !== '');
  return (
    <FilterBar active={menus.length + chips.length} onClear={() => onChange(NOTHING)}>
      {chips.map(({ key, label }) => (
        <FilterChip key={key} label={label} onClear={() => onChange({ [key]: '' })} />
      ))}
      <FilterMenu
        label={messages.kind}
        all={messages.all}
        options={AUDIT_KINDS.map((value) => ({ value, label: messages.kindName(value) }))}
        value={kind}
        onChange={(value) => onChange({ kind: value, object: '', action: '' })}
      />
      <FilterMenu
        label={messages.action}
        all={messages.all}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: whatWasDone[value]('…', '…') }))}
        value={valueOf('action')}
        onChange={(action) => onChange({ action })}
      />
      <FilterDays labels={messages} from={valueOf('from')} to={valueOf('to')} onChange={onChange} />
    </FilterBar>
  );
}
