const NAMED = /^\s*"?([^"<>]*[^"<>\s])"?\s*<([^\s<>@]+)(@[^\s<>@]+)>\s*$/;

type NameWithAddress = { displayName: string; username: string; email: string };

/** The parts of `Name <name@host>`, as a mail program writes a person; null for any other text. */
export const nameWithAddress = (text: string): NameWithAddress | null => {
  const [, displayName, username, host] = NAMED.exec(text) ?? [];
  if (!displayName || !username || !host) return null;
  return { displayName: displayName.trim(), username, email: username + host };
};
