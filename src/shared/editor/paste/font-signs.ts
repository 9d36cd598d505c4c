/** What the letters of Wingdings show, as far as people write them: Outlook makes J of a smile, and Word à of an arrow. */
const WINGDINGS: Record<string, string> = {
  J: '☺',
  K: '😐',
  L: '☹',
  à: '→',
  ß: '←',
  á: '↑',
  â: '↓',
  è: '➔',
  ó: '⇔',
  ð: '⇨',
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  Ø: '➢',
  Ä: '➲',
  '§': '▪',
  '¨': '☐',
  o: '☐',
  q: '❑',
  n: '■',
  l: '●',
  m: '○',
  u: '◆',
  v: '❖',
  w: '◆',
  '«': '★',
  '(': '☎',
  '*': '✉',
  F: '☞',
};

const OF_WINGDINGS =
  '[style*="font-family:wingdings" i], [style*="font-family: wingdings" i], font[face^="wingdings" i]:not([face^="wingdings " i])';

/** Replaces the letters that stand for signs in the font Wingdings by the signs, in place. */
export const writeFontSigns = (pasted: Element): void => {
  for (const element of pasted.querySelectorAll(OF_WINGDINGS)) {
    if (element.children.length > 0) continue;
    const signs = [...element.textContent.trim()].map((letter) => WINGDINGS[letter]);
    if (signs.length > 0 && signs.length <= 3 && !signs.includes(undefined))
      element.textContent = signs.join('');
  }
};
