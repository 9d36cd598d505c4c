/** What Quill asks of a browser and jsdom does not have: it lays nothing out. */
export const preparePage = () => {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
};
