import Fastify from 'fastify';

import { createPost } from './post';

const PERSON = { displayName: 'สมศรี', username: 'somsri', email: 'somsri@newsdesk.example' };
const LINK = { token: 'the token', hours: 1, why: 'forgotten' } as const;

describe('a letter that the mail server does not take', () => {
  it.each([
    [Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' }), 'Connection timeout'],
    [Object.assign(new Error('Invalid login: 535'), { code: 'EAUTH' }), 'Invalid login: 535'],
  ])('is a line of the log in its words, without the link: %s', async (failure, words) => {
    const lines: string[] = [];
    const { log } = Fastify({
      logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } },
    });
    const mailer = () => Promise.reject(failure);
    const post = createPost({ mailer, publicUrl: 'https://newsdesk.example', log });
    expect(await post.sendLink(PERSON, LINK)).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(words);
    expect(lines[0]).not.toContain(LINK.token);
  });
});
