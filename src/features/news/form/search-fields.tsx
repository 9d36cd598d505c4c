import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';

import { useFieldError } from '@/shared/form/form-status';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';

import type { NewsFormValues } from '../fields/news-form-values';
import { newsFormMessages } from '../form-messages';

import { SearchPreview } from './search-preview';

const Fold = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `calc(${theme.vars.shape.borderRadius} + 2px)`,
  '&::before': { display: 'none' },
}));

const Heading = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Fields = styled(AccordionDetails)(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** Whether a field came with a text that is not saved: a restored one. */
const useCameUnsaved = (name: string) => {
  const [field, { initialValue }] = useField<string>(name);
  return useState(field.value !== initialValue)[0];
};

type Props = {
  /** Where the item stands on the website; none for a new one. */
  address?: string;
};

/** Title and description for search engines, folded until they are wanted, restored or hold an error. */
export function SearchFields({ address }: Props) {
  const messages = useMessages(newsFormMessages);
  const { values } = useFormikContext<NewsFormValues>();
  const titleError = useFieldError('metaTitle');
  const descriptionError = useFieldError('metaDescription');
  const titleRestored = useCameUnsaved('metaTitle');
  const descriptionRestored = useCameUnsaved('metaDescription');
  const [isOpen, setIsOpen] = useState(titleRestored || descriptionRestored);
  // It stays open once the error is gone: it would close under the hands that correct it.
  if (!isOpen && (titleError || descriptionError)) setIsOpen(true);

  return (
    <Fold
      disableGutters
      expanded={isOpen}
      onChange={(_, expanded) => setIsOpen(expanded)}
      slots={{ heading: 'h2' }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Heading>
          {messages.searchEngines}
          <small>{messages.optional}</small>
        </Heading>
      </AccordionSummary>
      <Fields>
        <FormTextField name="metaTitle" label={messages.metaTitle} caption={messages.optional} />
        <FormTextField
          name="metaDescription"
          label={messages.metaDescription}
          caption={messages.optional}
          multiline
          minRows={2}
        />
        {isOpen && <SearchPreview news={values} address={address} />}
      </Fields>
    </Fold>
  );
}
