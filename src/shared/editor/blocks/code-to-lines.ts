import { isElement, isText, textOf, type HtmlElement } from './html-tree';
import { inlineToOps } from './inline-to-ops';
import { writeWrappers, type Line } from './lines';
import { toLine, wrapperOf, TWIN, type Place } from './to-line';

/**
 * Preformatted text. Plain code becomes one editor line per code line; text with elements becomes one line
 * with soft breaks.
 */
export const codeToLines = (pre: HtmlElement, source: string, { twin }: Place): Line[] | null => {
  const only = pre.childNodes.length === 1 ? pre.childNodes[0] : undefined;
  const code = only && isElement(only) && only.tagName === 'code' ? only : null;
  const holder = code ?? pre;
  if (!holder.childNodes.every(isText))
    return [toLine(inlineToOps(pre.childNodes, source, true), {}, [wrapperOf(pre)], 'p')];
  const wrappers = code ? [wrapperOf(pre), wrapperOf(code)] : [wrapperOf(pre)];
  const language = /^language-([\w+#-]+)$/.exec(wrappers[1]?.[1]['class'] ?? '')?.[1];
  const isPlain = !twin && code && pre.attrs.length === 0 && code.attrs.length === (language ? 1 : 0);
  const attributes = {
    'code-block': language ?? true,
    ...(isPlain ? {} : { container: writeWrappers(twin ? [...wrappers, TWIN] : wrappers) }),
  };
  return textOf(holder)
    .split('\n')
    .map((text) => [...(text === '' ? [] : [{ insert: text }]), { insert: '\n', attributes }]);
};
