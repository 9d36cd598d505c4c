import { runCommand, say, withDatabase } from './command';
import { loadKeyring } from './modules/keys/load-keyring';
import { reseal, resealWebhooks } from './modules/keys/reseal';

const listOf = (ids: number[]): string => (ids.length > 0 ? ` (ids ${ids.join(', ')})` : '');

/** Seals the second factors and the secrets of webhooks with NEWSDESK_SECRET that NEWSDESK_SECRET_PREVIOUS sealed, and says who still depends on the previous one. */
runCommand(() =>
  withDatabase(async ({ db }, config) => {
    const keyring = await loadKeyring(db, config);
    const { resealed, current, unreadable, ofPrevious, ofUnknown } = await reseal(db, keyring);
    const ofWebhooks = await resealWebhooks(db, keyring);
    say(`Second factors sealed with the current secret now: ${resealed}; before: ${current}.`);
    if (unreadable > 0) {
      say(`Second factors that no secret of the settings opens: ${unreadable}.`);
      process.exitCode = 1;
    }
    if (ofWebhooks.resealed + ofWebhooks.current > 0)
      say(`Secrets of webhooks sealed now: ${ofWebhooks.resealed}; before: ${ofWebhooks.current}.`);
    if (ofWebhooks.unreadable > 0) {
      say(`Webhooks whose secret no secret of the settings opens: ${ofWebhooks.unreadable}. Make them anew.`);
      process.exitCode = 1;
    }
    say(`People with recovery codes of a previous secret: ${ofPrevious.length}${listOf(ofPrevious)}.`);
    say(
      `People with recovery codes of an earlier release, of any secret: ${ofUnknown.length}${listOf(ofUnknown)}.`,
    );
    say('They keep working while NEWSDESK_SECRET_PREVIOUS names it; new ones are made on My account.');
  }),
);
