import { useMemo } from 'react';

import { useHasPermission } from '@/features/auth';
import { ACTION_NEEDS, type Country } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import type { Column } from '@/shared/ui/data-table/data-table';
import { numberColumn } from '@/shared/ui/data-table/number-column';

import { countriesMessages } from '../messages';

import { CountryActions } from './country-actions';

/** The columns of the news countries (CTY-01). */
export const useCountryColumns = (onRemove: (country: Country) => void): Column<Country>[] => {
  const messages = useMessages(countriesMessages);
  const mayEdit = useHasPermission(ACTION_NEEDS.updateCountry);
  const mayRemove = useHasPermission(ACTION_NEEDS.deleteCountry);
  return useMemo(() => {
    const facts: Column<Country>[] = [
      numberColumn<Country>(messages.number),
      { key: 'name', card: 'title', header: messages.name, render: ({ label }) => label },
      { key: 'code', header: messages.code, width: '18%', render: ({ code }) => code },
    ];
    const actions: Column<Country> = {
      key: 'actions',
      card: 'open',
      header: messages.actions,
      align: 'right',
      width: 190,
      render: (country) => (
        <CountryActions country={country} mayEdit={mayEdit} mayRemove={mayRemove} onRemove={onRemove} />
      ),
    };
    return mayEdit || mayRemove ? [...facts, actions] : facts;
  }, [messages, mayEdit, mayRemove, onRemove]);
};
