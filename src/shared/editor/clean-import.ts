import { cleanSource } from './clean-source';
import { withoutUnseen, type LeftOut } from './paste/left-out';

export { offerToPutIn, tellLeftIn } from './paste/left-out-notice';

/** What may be imported of an article that comes from elsewhere: without active content; `seen` also without what its author hid. */
export type ImportedHtml = { seen: string; whole: string; leftOut: LeftOut[]; leftIn: string[] };

const withoutScript = (source: string): string => {
  const { html, removed } = cleanSource(source);
  return removed.length > 0 ? html : source;
};

/** Cleans the html of an article from a file. Html that needs no change keeps its bytes. */
export const cleanImport = (source: string): ImportedHtml => {
  const { html, leftOut, leftIn } = withoutUnseen(source);
  return { seen: withoutScript(html), whole: withoutScript(source), leftOut, leftIn };
};
