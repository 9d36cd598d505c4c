import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';

import type { Id, MediaPicture, MediaTexts } from '@/shared/contract';
import { changesIn } from '@/shared/draft/form-text';
import { FormFields } from '@/shared/form/form-fields';
import { FormTextField } from '@/shared/form/form-text-field';
import { KeptForm } from '@/shared/form/kept-form';
import { SubmitButton } from '@/shared/form/submit-button';
import { useMessages } from '@/shared/i18n/messages';

import { useDescribeMediaMutation } from '../api/media-api';
import { mediaMessages } from '../messages';
import { mediaSchema, toMediaValues } from '../model/media-schema';

import { MediaTagsField } from './media-tags-field';
import { RightsUntilField } from './rights-until-field';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

type Props = { groupId: Id; picture: MediaPicture; onSaved: () => void };

/** What people write about a picture. */
export function PictureForm({ groupId, picture, onSaved }: Props) {
  const messages = useMessages(mediaMessages);
  const [describe] = useDescribeMediaMutation();
  const schema = useMemo(() => mediaSchema(messages), [messages]);
  // The texts that the form opened with: what somebody else writes meanwhile is no change of this form.
  const [initialValues] = useState(() => toMediaValues(picture));
  const toTexts = (values: typeof initialValues): MediaTexts => {
    const { rightsUntil, ...texts } = schema.cast(values);
    return { ...texts, rightsUntil: rightsUntil || null };
  };
  return (
    <KeptForm
      keptAs={`media:${picture.id}`}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values) => {
        const texts = changesIn(toTexts(initialValues), toTexts(values));
        return describe({ groupId, id: picture.id, texts }).unwrap();
      }}
      success={messages.saved}
      onSaved={onSaved}
    >
      <FormFields>
        <FormTextField name="title" label={messages.titleField} />
        <FormTextField name="alt" label={messages.alt} description={messages.altHelp} multiline minRows={2} />
        <Pair>
          <FormTextField name="credit" label={messages.credit} description={messages.creditHelp} />
          <FormTextField name="source" label={messages.source} description={messages.sourceHelp} />
        </Pair>
        <FormTextField name="rightsNote" label={messages.rightsNote} multiline minRows={2} />
        <RightsUntilField />
        <MediaTagsField groupId={groupId} />
        <SubmitButton>{messages.save}</SubmitButton>
      </FormFields>
    </KeptForm>
  );
}
