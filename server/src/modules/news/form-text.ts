import { isBlank, isWebAddress } from '@contract';

import type { FieldMessages } from '../../http/api-error';
import { commonMessages } from '../../http/messages';
import { isStorable, withoutControls } from '../../http/plain-text';
import type { UploadedForm } from '../../http/read-form';

import { MAX_URL_CHARACTERS } from './limits';
import { newsMessages } from './messages';

/** Whether the text is an http or https address that is not too long to store. */
export const isWebUrl = (text: string): boolean => text.length <= MAX_URL_CHARACTERS && isWebAddress(text);

/** Whether the text has more characters (code points) than `max`; much longer texts are not counted. */
export const isLongerThan = (text: string, max: number): boolean => {
  if (text.length <= max || text.length > 2 * max) return text.length > max;
  let characters = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const beginsPair = unit >= 0xd800 && unit < 0xdc00;
    if (beginsPair) characters -= 1;
  }
  return characters > max;
};

/** Reads the text parts of a form one by one and collects an error for each invalid one. */
export const createTextReader = ({ fields }: UploadedForm) => {
  const errors: FieldMessages = {};

  const text = (name: string, max: number, { required = false, mayHoldControls = false } = {}): string => {
    const sent = fields[name] ?? '';
    const value = mayHoldControls ? sent : withoutControls(sent);
    if (isLongerThan(value, max)) errors[name] = commonMessages.tooLong(max);
    else if (!isStorable(value)) errors[name] = commonMessages.notPlainText;
    else if (required && isBlank(value)) errors[name] = commonMessages.required;
    return value;
  };

  const url = (name: string): string => {
    const value = text(name, MAX_URL_CHARACTERS).trim();
    if (value && !isWebUrl(value)) errors[name] ??= newsMessages.invalidUrl;
    return value;
  };

  return { errors, text, url };
};
