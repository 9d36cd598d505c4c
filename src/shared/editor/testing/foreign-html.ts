import { htmlToText } from '@/shared/text/html-to-text';

import { cleanPastedHtml } from '../clean-pasted-html';

/** What Word copies, with its style sheet. */
export const word = (style: string, body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document><style><!-- @font-face {font-family:Tahoma; panose-1:2 11 6 4;} p.MsoNormal, li.MsoNormal {mso-style-parent:""; margin:0cm; font-size:11.0pt;} ${style} @page WordSection1 {size:595.3pt 841.9pt;} div.WordSection1 {page:WordSection1;} @list l0 {mso-list-id:1;} --></style></head><body lang=TH><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
/** What Excel copies. */
export const excel = (style: string, table: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding:0px; color:black; font-size:11.0pt; mso-pattern:auto; white-space:nowrap;} ${style} --></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0><!--StartFragment-->${table}<!--EndFragment--></table></body></html>`;
/** What LibreOffice copies. */
export const office = (style: string, body: string) =>
  `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">p { line-height: 115% } ${style}</style></head><body lang="th-TH" dir="ltr">${body}</body></html>`;
/** What a browser copies that leaves the style sheet to the reader. */
export const styledPage = (style: string, body: string) => `<style>${style}</style>${body}`;

/** The words that a paste keeps, and what it leaves out. */
export const pasteOf = (html: string) => {
  const { html: clean, leftOut } = cleanPastedHtml(html);
  return {
    text: htmlToText(clean).replace(/\s+/g, ' '),
    leftOut: leftOut.map(({ kind, text }) => `${kind}: ${text}`),
  };
};
