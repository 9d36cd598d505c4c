import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useRef, type ClipboardEvent } from 'react';

import type { Reference } from '@/shared/contract';
import { unwrapRedirect } from '@/shared/editor/paste/redirectors';
import { useFieldError } from '@/shared/form/form-status';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { Button } from '@/shared/ui/button/button';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { newsFormMessages } from '../messages';

import { isStoredFault } from './stored-faults';

// By its own width: the rail is narrow in the widest window.
const Pairs = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyItems: 'start',
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  width: '100%',
  '& > button': { marginTop: 26 },
  '@container (max-width: 520px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :nth-of-type(2)': { gridRow: 2 },
  },
}));

const EMPTY: Reference = { label: '', link: '' };

/** The reference links, each a label and a link (NWS-07). A pair left empty counts as none. */
export function ReferencesField() {
  const messages = useMessages(newsFormMessages);
  const [{ value: references }, { initialValue: stored = [] }, helpers] = useField<Reference[]>('references');
  const pairs = useRef<HTMLDivElement>(null);
  const add = async () => {
    await helpers.setValue([...references, EMPTY]);
    pairs.current?.querySelector<HTMLElement>(`[name="references[${references.length}].label"]`)?.focus();
  };
  /** A pasted link through a site that counts clicks is its target. */
  const pasteLink = (index: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    const link = unwrapRedirect(pasted);
    if (link === pasted) return;
    event.preventDefault();
    void helpers.setValue(references.map((pair, other) => (other === index ? { ...pair, link } : pair)));
  };
  // Each pair shows its own errors; only a server error, which is a text, applies to the whole list.
  const error: unknown = useFieldError('references');
  return (
    <Pairs ref={pairs} data-field="references">
      {typeof error === 'string' && <AlertBox kind="error">{error}</AlertBox>}
      {references.map((reference, index) => (
        // A pair has no id, so the index is the key.
        <Pair key={index}>
          <FormTextField name={`references[${index}].label`} label={messages.referenceLabel} />
          <FormTextField
            name={`references[${index}].link`}
            label={messages.referenceLink}
            type="url"
            placeholder="https://"
            description={isStoredFault(reference, stored) && messages.storedAsItIs}
            onPaste={pasteLink(index)}
          />
          <IconButton
            label={messages.removeReference(index + 1)}
            onClick={() => void helpers.setValue(references.filter((__, other) => other !== index))}
          >
            <DeleteIcon />
          </IconButton>
        </Pair>
      ))}
      <Button size="sm" variant="outlined" onClick={() => void add()}>
        {messages.addReference}
      </Button>
    </Pairs>
  );
}
