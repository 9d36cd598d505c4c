const TERMS = ['zz', 'ขข', 'สม', '%', '_', '\\', 'q', 'ฬ', '---', '😀'];

/** Searches that no trigram index can answer, from ten people at once. */
export const shortTerms = {
  name: 'searches for terms of one and two letters, ten at once',
  strike: async ({ news, trainees }) => {
    const answers = await Promise.all(
      TERMS.map((term, index) => trainees[index].get(`${news}?search=${encodeURIComponent(term)}`)),
    );
    return {
      answers,
      problems: answers
        .filter(({ status }) => status !== 200)
        .map(({ status }) => `a search was answered ${status}`),
    };
  },
};
