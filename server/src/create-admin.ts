import readline from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { Permission } from '@contract';

import { readConfig } from './config';
import { StartError } from './db/database';
import { openDatabase } from './db/open';
import { users } from './db/schema';
import { violatesUnique } from './db/sql-errors';
import { hashPassword } from './modules/auth/password';

const MIN_PASSWORD_CHARACTERS = 8;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

type Answers = { username: string; email: string; password: string };

const askMissing = async (): Promise<Answers> => {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
  });
  const prompt = readline.createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ask = async (name: string, given: string | undefined) =>
      (given ?? (await prompt.question(`${name}: `))).trim();
    return {
      username: await ask('Username', values.username),
      email: await ask('E-mail', values.email),
      password: values.password ?? (await prompt.question('Password: ')),
    };
  } finally {
    prompt.close();
  }
};

const check = ({ username, email, password }: Answers): void => {
  if (!username) throw new StartError('A username is needed.');
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartError(`"${email}" is not an e-mail address.`);
  if (password.length < MIN_PASSWORD_CHARACTERS) {
    throw new StartError(`The password needs at least ${MIN_PASSWORD_CHARACTERS} characters.`);
  }
};

const createAdmin = async (): Promise<void> => {
  const answers = await askMissing();
  check(answers);
  const { username, email, password } = answers;
  const database = await openDatabase(readConfig(process.env), say);
  try {
    await database.db.insert(users).values({
      username,
      email,
      displayName: username,
      permission: Permission.USER | Permission.ADMINISTRATOR,
      passwordHash: await hashPassword(password),
    });
    say(`The administrator ${username} was created.`);
  } catch (error) {
    const isTaken = violatesUnique(error, 'users_username_key') || violatesUnique(error, 'users_email_key');
    throw isTaken ? new StartError('A user with this username or e-mail is there already.') : error;
  } finally {
    await database.close();
  }
};

createAdmin().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
});
