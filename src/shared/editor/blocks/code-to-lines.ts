import { isElement, isText, textOf, type HtmlElement } from './html-tree';
import { writeWrappers, type Line } from './lines';
import { wrapperOf, TWIN, type Place } from './to-line';

/** Preformatted text without elements in it, a line for each of its own; null for every other. */
export const codeToLines = (pre: HtmlElement, { twin }: Place): Line[] | null => {
  const only = pre.childNodes.length === 1 ? pre.childNodes[0] : undefined;
  const code = only && isElement(only) && only.tagName === 'code' ? only : null;
  const holder = code ?? pre;
  if (!holder.childNodes.every(isText)) return null;
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
