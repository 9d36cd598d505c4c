import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';

import type { OpenedVersion } from '@/features/history';
import { fieldMessages, type NewsChoices, type NewsFormValues, type SaveMeaning } from '@/features/news';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { Id, NewsItem, SaveOrigin } from '@/shared/contract';
import { bodyToSave } from '@/shared/editor/to-saved-html';
import { AppForm } from '@/shared/form/app-form';
import { useMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { NewerText } from '../conflict/newer-text';
import { newsFormMessages } from '../messages';
import { DraftBar } from '../recovery/draft-bar';
import { KeepDraft } from '../recovery/keep-draft';

import { lazyNewsSchema } from './lazy-news-schema';
import { missingCovers } from './missing-covers';
import { NewsFormActions } from './news-form-actions';
import { NewsFormFields } from './news-form-fields';
import { UnsavedChangesGuard } from './unsaved-changes-guard';
import { useSavedNotice } from './use-saved-notice';
import { useStoredValues } from './use-stored-values';
import { useUpload, type Send } from './use-upload';

type Props = {
  groupId: Id;
  /** The item to edit; undefined for a new one. */
  news?: NewsItem;
  choices: NewsChoices;
  /** The content with which a new item begins; by default it is empty. */
  copied?: NewsFormValues | undefined;
  /** A version of the item to bring back into the form. */
  version?: OpenedVersion;
  /** The item as it is on the server by now. */
  newest?: NewsItem | undefined;
  /** Called when the form goes on over a newer item. */
  onRebase?: (base: NewsItem) => void;
  /** What saving means for readers, as far as is known before the save. */
  meaning?: SaveMeaning;
  send: Send<NewsFormValues>;
  onSaved: () => void;
};

/** The form that creates and edits news (NWS-07 to NWS-13). */
export function NewsForm(props: Props) {
  const { groupId, news, newest, choices, version, meaning = 'saves', send, onSaved } = props;
  const messages = useMessages(newsFormMessages);
  const labels = useMessages(fieldMessages);
  const { initialValues, draft, goOnOver } = useStoredValues(props);
  const schema = useMemo(
    () => lazyNewsSchema(messages, news ? initialValues : null),
    [news, initialValues, messages],
  );
  const { progress, upload, cancel } = useUpload(send);
  const saved = useRef(false);
  const [isSaved, setSaved] = useState(false);
  const [imagesPending, setImagesPending] = useState(false);
  const tellWhatIsNext = useSavedNotice(groupId);
  const [saveFailed, setSaveFailed] = useState(false);
  const [revision, setRevision] = useState(0);
  // Title and text render first and accept input; the other fields and the save bar render after the first paint.
  const textOnly = useDeferredValue(false, true);
  const origin = useRef<SaveOrigin>(undefined);
  const isHeldBack = useRef(false);
  const shown = useRef(meaning);
  const startFieldsAnew = useCallback((from?: SaveOrigin) => {
    origin.current = from;
    setRevision((last) => last + 1);
  }, []);

  const submit = async (values: NewsFormValues) => {
    if (news && values.tags.length === 0) toast.blank(messages.tagsMissing);
    setSaveFailed(false);
    // A request can succeed even if its response is lost: never offer a draft older than the last submit.
    void draft.store.flush();
    try {
      const html = await bodyToSave(values.html, initialValues.html, await loadRuntimeConfig());
      const sent = await upload(
        { ...values, html },
        {
          key: draft.store.currentId(),
          origin: origin.current,
          isHeldBack: isHeldBack.current,
          shown: shown.current,
        },
      );
      if (!sent) toast.blank(messages.cancelled);
      return sent && { ...sent, values };
    } catch (error) {
      setSaveFailed(true);
      throw error;
    }
  };

  const finish = (sent: Awaited<ReturnType<typeof submit>>) => {
    if (!sent) return;
    saved.current = true;
    setSaved(true);
    if (draft.acknowledge(sent.values)) toast.blank(messages.keptLate);
    tellWhatIsNext(sent);
    onSaved();
  };

  return (
    <AppForm
      initialValues={initialValues}
      validationSchema={schema}
      refusalNotes={missingCovers}
      toastLabels={news ? undefined : labels}
      onSubmit={submit}
      success={(sent) => sent && (news ? messages.edited : messages.created)}
      onSaved={finish}
    >
      <KeepDraft draft={draft} />
      <NewsFormFields
        key={revision}
        groupId={groupId}
        news={news}
        choices={choices}
        textOnly={textOnly}
        onUploadingChange={setImagesPending}
        onBodyTyping={draft.typeBody}
        onTagTyping={draft.typeTag}
      />
      {!textOnly && (
        <NewsFormActions
          news={news}
          progress={progress}
          onCancelUpload={cancel}
          imagesPending={imagesPending}
          meaning={meaning}
          onSubmit={(held) => {
            isHeldBack.current = held;
            shown.current = meaning;
          }}
        >
          <DraftBar
            draft={draft}
            groupId={groupId}
            news={news}
            choices={choices}
            version={version}
            saveFailed={saveFailed}
            onReplaced={startFieldsAnew}
          />
          {news && newest && !isSaved && (
            <NewerText
              groupId={groupId}
              news={news}
              newest={newest}
              choices={choices}
              typedHtml={() => draft.current().html}
              onTaken={goOnOver}
            />
          )}
        </NewsFormActions>
      )}
      <UnsavedChangesGuard draft={draft} saved={saved} />
    </AppForm>
  );
}
