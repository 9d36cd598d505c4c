/**
 * Tells which entries belong to a form that is open in any tab. Each open entry holds a browser lock, which
 * ends with its tab even after a crash. Without locks (plain http on a network), the tabs ask each other.
 */
const PREFIX = 'newsdesk-journal:';
const CHANNEL = 'newsdesk-journal';
const ANSWER_MS = 300;

type Message = { ask: true } | { open: string[] };

const held = new Set<string>();
let channel: BroadcastChannel | null = null;

/** Null in a browser that has no channels, or refuses them because its storage is blocked. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
};

const listen = () => {
  channel ??= openChannel();
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('ask' in data) channel?.postMessage({ open: [...held] } satisfies Message);
  };
};

const holdByWord = (id: string) => {
  held.add(id);
  listen();
  return () => {
    held.delete(id);
    if (held.size > 0) return;
    channel?.close();
    channel = null;
  };
};

const askOthers = (): Promise<string[]> => {
  const open = [...held];
  const question = openChannel();
  if (!question) return Promise.resolve(open);
  question.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('open' in data) open.push(...data.open);
  };
  question.postMessage({ ask: true } satisfies Message);
  return new Promise((resolve) => {
    setTimeout(() => {
      question.close();
      resolve(open);
    }, ANSWER_MS);
  });
};

const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Marks an entry as open in this tab. Resolves to a function that releases it, or to null if another tab has
 * it open.
 */
export const holdEntry = (id: string): Promise<(() => void) | null> => {
  const manager = locks();
  if (!manager) return Promise.resolve(holdByWord(id));
  return new Promise((resolve) => {
    const granted = manager.request(PREFIX + id, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
    // A browser whose storage is blocked refuses its locks too.
    granted.catch(() => resolve(holdByWord(id)));
  });
};

/** The ids of all entries that are open in any tab of this browser. */
export const openEntryIds = async (): Promise<Set<string>> => {
  const manager = locks();
  const locked = await manager?.query().catch(() => undefined);
  if (!locked) return new Set(await askOthers());
  const { held: taken = [] } = locked;
  const names = taken.map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)));
};
