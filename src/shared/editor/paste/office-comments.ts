/** Comments: of Word, Excel, Google Docs and LibreOffice. Their marks in the text come first. */
const MARKED = [
  '.MsoCommentReference, [class^="msocom"], a[href*="#_msocom"]',
  '[style*="mso-element:comment" i], [style*="mso-element: comment" i], .MsoCommentText, [class^="MsoCommentSubject"]',
  '[style*="mso-special-character:comment" i]',
].join(', ');

/** The links of Google Docs between the marks of comments and their words. */
const docsLinks = (source: HTMLElement, to: RegExp): Element[] =>
  [...source.querySelectorAll('a[href*="#cmnt"]')].filter((link) => to.test(link.getAttribute('href') ?? ''));

/** The comments of Google Docs stand behind its text: each is a paragraph that links back to its mark, and those up to the next. */
const docsComments = (source: HTMLElement): Element[] => {
  const firsts = docsLinks(source, /#cmnt_ref\d+$/).map(
    (back) => back.closest('p, li') ?? back.parentElement ?? back,
  );
  return firsts.flatMap((first, index) => {
    const box = first.parentElement;
    if (box?.matches('div') && box.firstElementChild === first) return [box];
    const next = firsts[index + 1];
    const comment = [first];
    if (next?.parentElement === box)
      for (let more = first.nextElementSibling; more && more !== next; more = more.nextElementSibling)
        comment.push(more);
    return comment;
  });
};

/** The comments in a document, their marks in the text first. */
export const commentsIn = (source: HTMLElement): Element[] => [
  ...source.querySelectorAll(MARKED),
  ...docsLinks(source, /#cmnt\d+$/),
  ...docsComments(source),
];

const COMMENT_MARK = /^\[[^\]]{1,6}\]$/;

/** Whether the words of a comment are only its mark in the text. */
export const isCommentMark = (text: string): boolean => COMMENT_MARK.test(text);
