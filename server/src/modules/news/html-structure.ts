import { defaultTreeAdapter, type DefaultTreeAdapterMap, parseFragment, type TreeAdapter } from 'parse5';
import sanitizeHtml from 'sanitize-html';

import { MAX_HTML_DEPTH, MAX_HTML_ELEMENTS } from '@contract';

type Node = DefaultTreeAdapterMap['childNode'];

/** A text is built in a way that is not taken. */
export class TooMuchStructure extends Error {
  constructor(readonly refusal: 'too-deep' | 'too-many-elements') {
    super(refusal);
  }
}

/** Reads the text once, as the sanitiser will, and throws where it has too many elements or too many in one another. */
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

/** What the parser makes for itself around a fragment. */
const AROUND = 3;

/** Stops at the element that is one too many. */
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
 * The tree that a browser makes of the text, each node with its place in it. Throws where there is too much of it: an
 * element such as `<b>` that nobody closed is opened again in every paragraph after it, and 13 kB become 300,000 nodes.
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
