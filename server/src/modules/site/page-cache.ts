/**
 * The rendered pages that were read last, up to `limit` bytes. A key names a content that never changes, so that no page is
 * ever out of date; whether readers may see it is for the caller to decide.
 */
export const createPageCache = (limit: number) => {
  /** The one that was read longest ago first. */
  const pages = new Map<string, Buffer>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= pages.get(key)?.length ?? 0;
    pages.delete(key);
  };

  return {
    get: (key: string): Buffer | undefined => {
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    /** Keeps a page and returns it; one that is larger than the limit is not kept. */
    add: (key: string, html: string): Buffer => {
      const page = Buffer.from(html);
      drop(key);
      if (page.length > limit) return page;
      pages.set(key, page);
      bytes += page.length;
      for (const oldest of pages.keys()) {
        if (bytes <= limit) break;
        drop(oldest);
      }
      return page;
    },
    bytes: () => bytes,
  };
};
