import { getMessages } from '@/shared/i18n/messages';

import { returnMessages } from './messages';
import { returnSchema } from './return-schema';

const messages = getMessages(returnMessages);
const check = (comment: string) =>
  returnSchema(messages)
    .validate({ comment })
    .catch((error: unknown) => (error instanceof Error ? error.message : error));

describe('the comment of a returned item', () => {
  it('is required, and spaces are none', async () => {
    expect(await check('')).toBe(messages.required);
    expect(await check(' \n ')).toBe(messages.required);
  });

  it('is sent without the spaces around it', async () => {
    expect(await check(' แก้พาดหัว\n')).toEqual({ comment: 'แก้พาดหัว' });
  });

  it('has at most 2,000 characters, of which an emoji is one', async () => {
    const longest = '😀'.repeat(2_000);
    expect(await check(` ${longest} `)).toEqual({ comment: longest });
    expect(await check(`${longest}a`)).toBe(messages.tooLong(2_000));
    expect(messages.tooLong(2_000)).toContain('2,000');
  });
});
