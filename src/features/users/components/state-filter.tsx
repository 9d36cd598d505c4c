import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';

import { USER_STATES, type UserState } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useUrlFilter } from '@/shared/lib/url-filter';
import { Select } from '@/shared/ui/select/select';

import { accountMessages } from '../account-messages';

const Root = styled('div')(({ theme }) => ({ maxWidth: 240, marginBottom: theme.spacing(2) }));

const PARAMETER = 'state';
const ALL = 'all';

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
  const options = [ALL, ...USER_STATES].map((value) => ({
    value,
    label: messages[value as typeof ALL | UserState], // from the options
  }));
  const choose = (value: string) => change({ [PARAMETER]: value === ALL ? '' : value });
  return (
    <Root>
      <Select size="sm" label={messages.state} options={options} value={state ?? ALL} onChange={choose} />
    </Root>
  );
}
