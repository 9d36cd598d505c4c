import { fine, type Finding, note, wrong } from '../db/finding';
import type { Config } from '../settings/config';

/** What settings say together that each of them alone does not. */
export const settingsFindings = ({
  publicUrl,
  trustProxy,
  requireData,
  secret,
  databaseUrl,
}: Config): Finding[] => {
  const found: Finding[] = [];
  if (publicUrl === undefined) {
    found.push(
      wrong(
        'NEWSDESK_PUBLIC_URL is not set.',
        'The server does not start without it: readers and links of news would get a wrong address.',
        'Set it to the address that people see, such as https://newsdesk.example.',
      ),
    );
  } else if (publicUrl.startsWith('https:') && trustProxy === false) {
    found.push(
      wrong(
        'NEWSDESK_PUBLIC_URL is https, so a proxy stands before the server, but NEWSDESK_TRUST_PROXY names none.',
        'Every caller seems to come from the address of the proxy, and one who guesses passwords keeps everybody out.',
        'Set NEWSDESK_TRUST_PROXY=1, or the network of the proxy (docs/operations.md, "Behind TLS").',
      ),
    );
  }
  if (!requireData) {
    found.push(
      note(
        'NEWSDESK_REQUIRE_DATA is off.',
        'A disk that is not mounted, or a wrong address of the database, looks like an empty newsroom.',
        'Set NEWSDESK_REQUIRE_DATA=on now that the installation exists.',
      ),
    );
  }
  if (databaseUrl && secret === undefined) {
    found.push(
      note(
        'NEWSDESK_SECRET is not set, so the secret is in the database.',
        'Whoever can read the database or a back-up can sign in as anybody.',
        'Set NEWSDESK_SECRET (docs/operations.md, "Replace the secret").',
      ),
    );
  }
  return found.length > 0 ? found : [fine('The settings fit together.')];
};
