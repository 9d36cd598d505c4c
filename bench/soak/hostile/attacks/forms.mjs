const PARTS = 39;
const PART = Buffer.alloc(4 * 1024 * 1024, 'a');

/** The expected refusals: too large, too many, or an unknown part; the connection may close while more is being sent. */
const REFUSALS = [400, 413, 429, 'cut'];

/** Forms of many large texts, each within the limit of a single part. */
const parts = function* () {
  for (let number = 0; number < PARTS; number += 1)
    yield /** @type {[string, Buffer]} */ ([`text${number}`, PART]);
};
const known = function* () {
  for (let number = 0; number < PARTS; number += 1)
    yield /** @type {[string, Buffer]} */ ([number === 0 ? 'title' : 'html', PART]);
};

/** Ten Trainees send 156 MB each. */
export const forms = {
  name: 'ten forms of 39 × 4 MB of text at once',
  strike: async ({ news, trainees }) => {
    const answers = await Promise.all(
      trainees
        .slice(0, 10)
        .map((trainee, index) => trainee.form(`${news}/create`, index % 2 ? known() : parts())),
    );
    const others = answers.filter(({ status }) => !REFUSALS.includes(status));
    return { answers, problems: others.map(({ status }) => `such a form was answered ${status}`) };
  },
};
