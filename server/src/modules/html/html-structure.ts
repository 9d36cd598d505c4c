import { defaultTreeAdapter, type DefaultTreeAdapterMap, parseFragment, type TreeAdapter } from 'parse5';
import sanitizeHtml from 'sanitize-html';

import { MAX_HTML_DEPTH, MAX_HTML_ELEMENTS } from '@contract';

type Node = DefaultTreeAdapterMap['childNode'];

/** The structure of a text exceeds a limit. */
export class TooMuchStructure extends Error {
  constructor(readonly refusal: 'too-deep' | 'too-many-elements') {
    super(refusal);
  }
}

/** Reads the text once, as the sanitiser will, and throws if it has too many elements or too deep nesting. */
export const checkStructure = (html: string): void => {
  let depth = 0;
  let elements = 0;
  sanitizeHtml(html, {
    allowedTags: [],
    disallowedTagsMode: 'completelyDiscard',
    onOpenTag: () => {
      depth += 1;
      elements += 1;
      if (depth > MAX_HTML_DEPTH) throw new TooMuchStructure('too-deep');
      if (elements > MAX_HTML_ELEMENTS) throw new TooMuchStructure('too-many-elements');
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
};

/** The elements that the parser adds around a fragment. */
const AROUND = 3;

/** Stops the parser at the element limit. */
const countingAdapter = (): TreeAdapter<DefaultTreeAdapterMap> => {
  let elements = -AROUND;
  return {
    ...defaultTreeAdapter,
    createElement: (...made) => {
      elements += 1;
      if (elements > MAX_HTML_ELEMENTS) throw new TooMuchStructure('too-many-elements');
      return defaultTreeAdapter.createElement(...made);
    },
  };
};

const elementsIn = (nodes: Node[]): Node[] =>
  nodes.flatMap((node) => ('tagName' in node ? node.childNodes : []));

/**
 * The tree that a browser builds from the text, each node with its source position. Throws if the tree exceeds a limit: an
 * unclosed element such as `<b>` is opened again in every later paragraph, and 13 kB become 300,000 nodes.
 */
export const parseArticle = (html: string): Node[] => {
  const options = { sourceCodeLocationInfo: true, treeAdapter: countingAdapter() };
  const nodes = parseFragment(html, options).childNodes;
  let depth = 0;
  for (let level = nodes; level.length > 0; level = elementsIn(level)) {
    if (depth > MAX_HTML_DEPTH) throw new TooMuchStructure('too-deep');
    depth += 1;
  }
  return nodes;
};
