import { differencesOf } from '@/features/history';
import { fieldMessages, type NewsChoices } from '@/features/news';
import { FieldDifference } from '@/shared/diff/field-difference';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';

import { newsFormMessages } from '../messages';
import { saveMessages } from '../save-messages';

import type { Unseen } from './use-merging-save';

type Props = { unseen: Unseen | null; choices: NewsChoices };

/** Shows what others have saved since the form was opened, and asks whether to publish it with one's own changes. */
export function UnseenDialog({ unseen, choices }: Props) {
  const messages = useMessages(saveMessages);
  const labels = useMessages(fieldMessages);
  const words = useMessages(newsFormMessages);
  const differences = unseen
    ? differencesOf(unseen.mine, unseen.theirs, choices).filter(({ field }) => unseen.fields.includes(field))
    : [];
  return (
    <Modal
      open={unseen !== null}
      maxWidth="md"
      header={words.publishTitle}
      onClose={() => unseen?.decide(false)}
      footer={
        <>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses the safe answer */}
          <Button autoFocus variant="flat" color="secondary" onClick={() => unseen?.decide(false)}>
            {messages.cancel}
          </Button>
          <Button onClick={() => unseen?.decide(true)}>{words.saveAndPublish}</Button>
        </>
      }
    >
      <p>{messages.publishesTheirs}</p>
      {differences.map((difference) => (
        <FieldDifference
          key={difference.field}
          {...difference}
          name={labels[difference.field]}
          beforeLabel={messages.before}
          afterLabel={messages.after}
        />
      ))}
    </Modal>
  );
}
