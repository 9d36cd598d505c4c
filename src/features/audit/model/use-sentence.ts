import type { AuditAction, AuditRecord } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { auditMessages } from '../messages';
import { sentences } from '../sentences';

import { detailOf } from './audit-line';

/** Their sentences say what happened to somebody, or already name the person. */
const WITHOUT_PERSON: readonly AuditAction[] = [
  'sign-in.refused',
  'sign-in.throttled',
  'session.proven',
  'two-factor.paused',
  'user.link-requested',
];

/**
 * A record in words: who did it (empty if nobody is known), what they do, and both together. `said` is the sentence alone.
 * `isWhole`: whoever reads it also learns that the server did it.
 */
export const useSentence = (isWhole: boolean) => {
  const sayings = useMessages(sentences);
  const { server } = useMessages(auditMessages);
  return (record: AuditRecord) => {
    const { action, actor, address, object } = record;
    const said = sayings[action](object.name, detailOf(record));
    const name = actor?.displayName ?? (isWhole && address === '' ? server : '');
    const who = WITHOUT_PERSON.includes(action) ? '' : name;
    // In English the sentence goes on after the name.
    const does = who === '' ? said : said.charAt(0).toLowerCase() + said.slice(1);
    return { who, does, said, whole: [who, does].filter(Boolean).join(' ') };
  };
};
