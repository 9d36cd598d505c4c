import { useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';

import { differencesOf } from '../diff/differences';
import type { NewsChoices } from '../fields/news-form-values';
import { valuesOf, type NewsField } from '../fields/news-version';
import { saveMessages } from '../save-messages';

import { ClashChoice, type Choice } from './conflict-choice';
import type { Clash } from './use-merging-save';

const addressOf = (cover: File | string | null) => (typeof cover === 'string' ? cover : null);

const differencesIn = ({ fields, mine, theirs }: Clash, choices: NewsChoices) =>
  differencesOf(valuesOf(mine), valuesOf(theirs), {
    choices,
    storedImages: { cover: addressOf(theirs.cover), square: addressOf(theirs.square) },
    toSaved: (html) => html,
  }).filter(({ field }) => fields.includes(field));

type Chosen = Partial<Record<NewsField, Choice>>;
type Props = { clash: Clash | null; choices: NewsChoices };

/** Asks, field by field, whose content to keep where two people changed the same; nothing is chosen for anybody. */
export function MergeDialog({ clash, choices }: Props) {
  const messages = useMessages(saveMessages);
  const [answers, setAnswers] = useState<{ to: Clash | null; chosen: Chosen }>({ to: null, chosen: {} });
  const chosen = answers.to === clash ? answers.chosen : {};
  const isComplete = clash?.fields.every((field) => chosen[field]) ?? false;

  return (
    <Modal
      open={clash !== null}
      maxWidth="md"
      header={messages.mergeTitle}
      onClose={() => clash?.decide(null)}
      footer={
        <>
          {!isComplete && <span role="status">{messages.chooseEach}</span>}
          <Button variant="flat" color="secondary" onClick={() => clash?.decide(null)}>
            {messages.cancel}
          </Button>
          <Button
            disabled={!isComplete}
            onClick={() => clash?.decide(clash.fields.filter((field) => chosen[field] === 'theirs'))}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <p>{messages.mergeWhy}</p>
      {clash &&
        differencesIn(clash, choices).map((difference) => (
          <ClashChoice
            key={difference.field}
            difference={difference}
            choice={chosen[difference.field]}
            onChoose={(choice) =>
              setAnswers({ to: clash, chosen: { ...chosen, [difference.field]: choice } })
            }
          />
        ))}
    </Modal>
  );
}
