import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { paths } from '@/shared/config/paths';
import type { Country } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { countriesMessages } from '../messages';

const Root = styled('span')({ display: 'inline-flex', gap: 8 });

type CountryActionsProps = {
  country: Country;
  mayEdit: boolean;
  mayRemove: boolean;
  onRemove: (country: Country) => void;
};

/** The actions of a country that the visitor may use. Memoized, so that only a changed row rerenders. */
export const CountryActions = memo(function CountryActions(props: CountryActionsProps) {
  const { country, mayEdit, mayRemove, onRemove } = props;
  const messages = useMessages(countriesMessages);
  return (
    <Root>
      {mayEdit && (
        <Button
          size="xs"
          variant="outlined"
          aria-label={messages.editCountry(country.label)}
          to={paths.countryEdit.href(country.id)}
        >
          {messages.edit}
        </Button>
      )}
      {mayRemove && (
        <Button
          size="xs"
          variant="outlined"
          color="danger"
          aria-label={messages.removeCountry(country.label)}
          onClick={() => onRemove(country)}
        >
          {messages.remove}
        </Button>
      )}
    </Root>
  );
});
