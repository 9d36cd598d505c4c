import { useEffect, useState } from 'react';

import { differencesOf } from '@/features/history';
import type { NewsChoices, NewsFieldName } from '@/features/news';
import { preloadDifferences } from '@/shared/diff/field-difference';
import { useMessages } from '@/shared/i18n/messages';
import { whenIdle } from '@/shared/lib/when-idle';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';

import { saveMessages } from '../save-messages';

import { ConflictChoice, type Choice } from './conflict-choice';
import type { Conflict } from './use-merging-save';

const differencesIn = ({ fields, mine, theirs }: Conflict, choices: NewsChoices) =>
  differencesOf(mine, theirs, choices).filter(({ field }) => fields.includes(field));

type Chosen = Partial<Record<NewsFieldName, Choice>>;
type Props = { conflict: Conflict | null; choices: NewsChoices };

/**
 * The conflict dialog: asks for each field that two people changed whose content to keep. Nothing is
 * preselected.
 */
export function MergeDialog({ conflict, choices }: Props) {
  const messages = useMessages(saveMessages);
  const [answers, setAnswers] = useState<{ to: Conflict | null; chosen: Chosen }>({ to: null, chosen: {} });
  const chosen = answers.to === conflict ? answers.chosen : {};
  // A conflict may be found just before the network is lost.
  useEffect(() => whenIdle(() => void preloadDifferences()), []);
  const isComplete = conflict?.fields.every((field) => chosen[field]) ?? false;

  return (
    <Modal
      open={conflict !== null}
      maxWidth="md"
      header={messages.mergeTitle}
      onClose={() => conflict?.decide(null)}
      footer={
        <>
          {!isComplete && <span role="status">{messages.chooseEach}</span>}
          <Button variant="flat" color="secondary" onClick={() => conflict?.decide(null)}>
            {messages.cancel}
          </Button>
          <Button
            disabled={!isComplete}
            onClick={() => conflict?.decide(conflict.fields.filter((field) => chosen[field] === 'theirs'))}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <p>{messages.mergeWhy}</p>
      {conflict &&
        differencesIn(conflict, choices).map((difference) => (
          <ConflictChoice
            key={difference.field}
            difference={difference}
            choice={chosen[difference.field]}
            onChoose={(choice) =>
              setAnswers({ to: conflict, chosen: { ...chosen, [difference.field]: choice } })
            }
          />
        ))}
    </Modal>
  );
}
