/** Lets everything that a page watches for come into view, as if it had been scrolled to; gives back what ends that. */
export const bringIntoView = (): (() => void) => {
  const before = window.IntersectionObserver;
  window.IntersectionObserver = class extends before {
    readonly #tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      // Only what is read of an entry.
      this.#tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    override observe() {
      this.#tell();
    }
  };
  return () => {
    window.IntersectionObserver = before;
  };
};
