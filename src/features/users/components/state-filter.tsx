import { useSearchParams } from 'react-router-dom';

import { USER_STATES, type UserState } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useUrlFilter } from '@/shared/lib/url-filter';
import { FilterBar } from '@/shared/ui/filters/filter-bar';
import { FilterMenu } from '@/shared/ui/filters/filter-menu';

import { accountMessages } from '../account-messages';

const PARAMETER = 'state';

/** The state in the address of the list; undefined for all. */
export const useStateInUrl = (): UserState | undefined => {
  const [params] = useSearchParams();
  return USER_STATES.find((state) => state === params.get(PARAMETER));
};

/** Filters the people by state. The state is in the address, and a change resets the page to 1. */
export function StateFilter() {
  const messages = useMessages(accountMessages);
  const state = useStateInUrl();
  const { change } = useUrlFilter<typeof PARAMETER>(['page']);
  const choose = (value: string) => change({ [PARAMETER]: value });
  return (
    <FilterBar active={state ? 1 : 0} onClear={() => choose('')}>
      <FilterMenu
        label={messages.state}
        all={messages.all}
        options={USER_STATES.map((value) => ({ value, label: messages[value] }))}
        value={state ?? ''}
        onChange={choose}
      />
    </FilterBar>
  );
}
