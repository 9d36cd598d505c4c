import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useState } from 'react';

import { AppForm } from '@/shared/form/app-form';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';
import { Modal } from '@/shared/ui/modal/modal';
import { toast } from '@/shared/ui/toast/toast';

import { cleanSource } from './clean-source';
import { editorLabels } from './editor-labels';
import { editorMessages } from './editor-messages';
import { withoutUnseen, type LeftOut } from './paste/left-out';
import { tellLeftIn } from './paste/left-out-notice';

const CODE_STYLE = { fontFamily: 'ui-monospace, Consolas, monospace, "IBM Plex Sans Thai"', fontSize: 13 };

const Body = styled('div')({ width: 'min(720px, calc(100vw - 64px))', '& p': { margin: 0 } });

/** Keeps what is typed, because Escape closes the dialog. */
function Kept({ keep }: { keep: (html: string) => void }) {
  const { html } = useFormikContext<{ html: string }>().values;
  useEffect(() => keep(html), [keep, html]);
  return null;
}

type Props = {
  /** The html to edit; null closes the dialog. */
  source: string | null;
  onApply: (source: string, leftOut: LeftOut[]) => void;
  onClose: () => void;
};

/** Edits a raw block as html. Active content, and what the source hides, is removed and reported. */
export function RawDialog({ source, onApply, onClose }: Props) {
  const messages = useMessages(editorMessages);
  const labels = useMessages(editorLabels);
  const [last, setLast] = useState('');
  const [typed, setTyped] = useState({ source: '', html: '' });
  if (source !== null && source !== last) setLast(source);
  const keep = useCallback((html: string) => setTyped({ source: last, html }), [last]);
  const apply = ({ html }: { html: string }) => {
    const { html: seen, leftOut, leftIn } = withoutUnseen(html);
    const clean = cleanSource(seen);
    if (clean.removed.length > 0) toast.error(messages.removed(clean.removed.join(', ')));
    setTyped({ source: '', html: '' });
    if (html === last) onApply(last, []);
    else {
      onApply(clean.html, leftOut);
      tellLeftIn(leftIn);
    }
    return Promise.resolve();
  };
  return (
    <Modal open={source !== null} onClose={onClose} header={labels.editHtml} maxWidth="md">
      {/* Submitting this form must not submit the form of the page. */}
      <Body role="presentation" onSubmit={(event) => event.stopPropagation()}>
        <AppForm
          key={last}
          initialValues={{ html: typed.source === last ? typed.html : last }}
          onSubmit={apply}
        >
          <Kept keep={keep} />
          <FormFields sx={{ maxWidth: 'none' }}>
            <p>{messages.rawHelp}</p>
            <FormTextField
              name="html"
              label={labels.html}
              multiline
              minRows={10}
              maxRows={24}
              inputProps={{ spellCheck: false, style: CODE_STYLE }}
            />
            <SubmitButton>{labels.apply}</SubmitButton>
          </FormFields>
        </AppForm>
      </Body>
    </Modal>
  );
}
