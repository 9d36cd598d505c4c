/** Provides the browser features that Quill needs and jsdom, which has no layout, lacks. */
export const preparePage = () => {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
};
