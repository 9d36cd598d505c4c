import { styled } from '@mui/material/styles';
import { useEventCallback } from '@mui/material/utils';
import { useField, useFormikContext } from 'formik';
import { memo, useCallback, type ComponentProps } from 'react';

import { mediaPicker } from '@/features/media';
import { fieldMessages, useLinkRules, useUploadImageMutation } from '@/features/news';
import { requestUntil } from '@/shared/api/request-until';
import { useExtension } from '@/shared/config/extensions';
import { EDITOR_HEIGHT_PX, type Id, type MediaPicture } from '@/shared/contract';
import { useEditor } from '@/shared/editor/load-editor';
import { useFieldError } from '@/shared/form/form-status';
import { useMessages } from '@/shared/i18n/messages';
import { LoadingPage } from '@/shared/ui/loading-page/loading-page';
import { MissingPart } from '@/shared/ui/on-demand/missing-part';

import { useFetchPictureMutation } from '../api/fetch-picture-api';

import { useQuestion } from './use-question';

type BodyField = NonNullable<ReturnType<typeof useEditor>['parts']>['BodyField'];
type BodyProps = ComponentProps<BodyField>;

// Memoized, so that a keystroke in another field does not rerender the editor with its toolbar.
const Body = memo(function Body({ Field, ...props }: BodyProps & { Field: BodyField }) {
  return <Field {...props} />;
});

// Reserves the height of the editor, so that nothing below moves when it loads.
const Room = styled('div')({ minHeight: EDITOR_HEIGHT_PX });

type Props = {
  groupId: Id;
  onTyping: (html: string) => void;
  onUploadingChange: (uploading: boolean) => void;
};

/** The content of the item: rich text with image upload (NWS-07). The editor is a separate chunk. */
export function ContentField({ groupId, onTyping, onUploadingChange }: Props) {
  const messages = useMessages(fieldMessages);
  const [{ value }] = useField<string>('html');
  const { parts: editor, tryAgain } = useEditor(value);
  const links = useLinkRules();
  const { setFieldValue } = useFormikContext();
  const error = useFieldError('html');
  const [uploadImage] = useUploadImageMutation();
  const [fetchImage] = useFetchPictureMutation();
  const canFetch = useExtension('fetch-pictures');
  const hasLibrary = useExtension('media');
  const { ask, asked } = useQuestion<object, MediaPicture | null>();
  const Picker = mediaPicker.usePart(asked !== null);

  const change = useCallback(
    (html: string) => {
      onTyping(html);
      void setFieldValue('html', html);
    },
    [onTyping, setFieldValue],
  );
  const upload = useCallback<BodyProps['onUploadImage']>(
    (image, { signal, onProgress }) =>
      requestUntil(signal, () => uploadImage({ groupId, image, onProgress })),
    [uploadImage, groupId],
  );

  const fetchPicture = useCallback<NonNullable<BodyProps['onFetchPicture']>>(
    (address, signal) => requestUntil(signal, () => fetchImage({ groupId, address })),
    [fetchImage, groupId],
  );

  const pickPicture = useEventCallback(async () => {
    const picture = await ask({});
    return picture && { src: picture.url, alt: picture.alt };
  });

  return (
    <Room data-field="html">
      {tryAgain && <MissingPart tryAgain={tryAgain} />}
      {editor && links ? (
        <Body
          required
          Field={editor.BodyField}
          split={editor.split}
          links={links}
          label={messages.html}
          value={value}
          error={error}
          onChange={change}
          onUploadImage={upload}
          onFetchPicture={canFetch ? fetchPicture : undefined}
          onPickPicture={hasLibrary ? pickPicture : undefined}
          onUploadingChange={onUploadingChange}
        />
      ) : (
        !tryAgain && <LoadingPage />
      )}
      {Picker && asked && (
        <Picker groupId={groupId} onChoose={asked.decide} onClose={() => asked.decide(null)} />
      )}
    </Room>
  );
}
