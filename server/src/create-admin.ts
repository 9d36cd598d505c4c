import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

import { runCommand, say, withDatabase } from './command';
import { StartError } from './db/database';
import { createAdministrator, type NewAdministrator } from './modules/auth/create-administrator';

const IN_ARGUMENTS = `Everybody on this computer can read a password in the command, and the shell keeps it in its history.
Leave --password out to be asked for it, or pipe it in: --password-stdin < file`;
const NO_TERMINAL = `There is no terminal. Give --username, --email and --password-stdin, and pipe the password in.`;

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    },
  });
  if (values.password !== undefined) throw new StartError(IN_ARGUMENTS);
  return { username: values.username, email: values.email, fromPipe: values['password-stdin'] === true };
};

/** Prompts for missing values at the terminal; the password is not shown and has to be typed twice. */
const ask = async (given: { username?: string; email?: string }): Promise<NewAdministrator> => {
  let hidden = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) process.stdout.write(chunk as Buffer); // what a terminal writes
      done();
    },
  });
  const prompt = readline.createInterface({ input: process.stdin, output, terminal: true });
  const askHidden = async (question: string) => {
    process.stdout.write(question);
    hidden = true;
    const answer = await prompt.question('');
    hidden = false;
    say('');
    return answer;
  };
  try {
    const username = given.username ?? (await prompt.question('Username: '));
    const email = given.email ?? (await prompt.question('E-mail: '));
    const password = await askHidden('Password (not shown): ');
    if (password !== (await askHidden('Once more: '))) throw new StartError('The two passwords differ.');
    return { username, email, password };
  } finally {
    prompt.close();
  }
};

const readAnswers = async (): Promise<NewAdministrator> => {
  const { username, email, fromPipe } = readOptions();
  if (!fromPipe && process.stdin.isTTY) return ask({ username, email });
  if (!fromPipe || username === undefined || email === undefined) throw new StartError(NO_TERMINAL);
  return { username, email, password: (await text(process.stdin)).replace(/\r?\n$/, '') };
};

runCommand(async () => {
  const answers = await readAnswers();
  await withDatabase(async ({ db, place }) => {
    await createAdministrator(db, answers);
    say(`The administrator ${answers.username.trim()} was created in ${place}.`);
  });
});
