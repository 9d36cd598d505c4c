import { callerAt } from '../send.mjs';

const FULL = 1_500;
const SHORT = 200;
/** One account under several names: other case, e-mail, a trailing blank. */
const NAMES = ['person1', 'PERSON1', 'person1@soak.example', 'Person1@Soak.Example', 'person1 '];
/** Only ten guesses per place in 15 minutes may be checked, however many are sent. */
const JUDGED_AT_MOST = 30;
let judged = 0;

/** The address of a guess: a single one, one IPv6 network, and one that the attacker forges in front of its own. */
const addressOf = (number) => {
  const kind = number % 3;
  if (kind === 0) return '198.51.100.200';
  if (kind === 1) return `2001:db8:1:1::${number.toString(16)}`;
  return `192.0.2.${number % 250}, 198.51.100.201`;
};

/** Many simultaneous password guesses. */
export const guesses = {
  name: '1 500 guesses of one password at once',
  strike: async ({ url, isShort }) => {
    const answers = await Promise.all(
      Array.from({ length: isShort ? SHORT : FULL }, (_, number) =>
        callerAt(url, addressOf(number)).post('/api/auth/sign-in', {
          email: NAMES[number % NAMES.length],
          password: `guess ${number}`,
        }),
      ),
    );
    judged += answers.filter(({ status }) => status === 400 || status === 401).length;
    const refused = answers.filter(({ status }) => status === 429);
    const silent = refused.filter(({ headers }) => !headers['retry-after']).length;
    return {
      answers,
      problems: [
        ...(answers.some(({ status }) => status === 200) ? ['a guess was right'] : []),
        ...(judged > JUDGED_AT_MOST ? [`${judged} guesses were judged`] : []),
        ...(silent > 0 ? [`${silent} of ${refused.length} answers 429 without Retry-After`] : []),
      ],
    };
  },
};
