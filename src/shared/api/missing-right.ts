import {
  JournalistLevel,
  nameOf,
  Permission,
  type MissingRight,
  type PermissionName,
} from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';

import { errorMessages } from './messages';
import { isWire, oneOf, text, texts } from './read/values';

const isPermission = (name: string): name is PermissionName => name in Permission;

/**
 * The missing right in a refusal (extension `refusals`); undefined if it names nothing that this console
 * knows.
 */
export const readMissing = (value: unknown): MissingRight | undefined => {
  if (!isWire(value)) return undefined;
  const about = { allows: text(value['allows']), givenBy: texts(value['givenBy']) };
  const level = oneOf(JournalistLevel, value['level'], undefined);
  if (level !== undefined) return { level, ...about };
  const permissions = texts(value['permissions']).filter(isPermission);
  return permissions.length > 0 ? { permissions, ...about } : undefined;
};

/** The missing permission or level, what it allows, and whom to ask if that is known (ACC-09). */
export const missingText = ({ permissions = [], level, allows, givenBy }: MissingRight): string => {
  const messages = getMessages(errorMessages);
  const missing =
    level === undefined
      ? messages.missingPermission(permissions.join(', '), allows)
      : messages.missingLevel(nameOf(JournalistLevel, level) ?? '', allows);
  return givenBy.length > 0 ? `${missing} ${messages.askThem(givenBy.join(', '))}` : missing;
};
