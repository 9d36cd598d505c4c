import { holdsBlock, isBlockTag, isElement, type HtmlElement, type HtmlNode } from './html-tree';
import { inlineToOps } from './inline-to-ops';
import { writeWrappers, type Formats, type Line, type Wrapper } from './lines';
import { isNothing, toLine, wrapperOf, TWIN, type Place } from './to-line';

const HOLDER = /^(?:div|p|section|figcaption|center)$/;
const PLAYER = /^(?:iframe|video|audio|object|embed|canvas|math|input|button|select|textarea|noscript)$/;

const holdsPlayer = (node: HtmlNode): boolean =>
  isElement(node) && (PLAYER.test(node.tagName) || node.childNodes.some(holdsPlayer));

/** A figure that consists of pictures and captions, one line for each; null for other figures. */
export const figureToLines = (figure: HtmlElement, source: string, { twin }: Place): Line[] | null => {
  if (holdsPlayer(figure)) return null;
  const own = wrapperOf(figure);
  const formats: Formats = { figure: true, container: writeWrappers(twin ? [own, TWIN] : [own]) };
  const lines: Line[] = [];
  const add = (nodes: HtmlNode[], path: Wrapper[]) =>
    lines.push(toLine(inlineToOps(nodes, source), formats, path, ''));

  const walk = ({ childNodes }: HtmlElement, path: Wrapper[]): boolean => {
    let run: HtmlNode[] = [];
    const endRun = () => {
      if (!run.every(isNothing)) add(run, path);
      run = [];
    };
    for (const child of childNodes) {
      if (!isElement(child) || !(isBlockTag(child.tagName) || holdsBlock(child))) run.push(child);
      else if (!HOLDER.test(child.tagName)) return false;
      else {
        endRun();
        const inner = [...path, wrapperOf(child)];
        if (!holdsBlock(child)) add(child.childNodes, inner);
        else if (!walk(child, inner)) return false;
      }
    }
    endRun();
    return true;
  };
  return walk(figure, []) && lines.length > 0 ? lines : null;
};
