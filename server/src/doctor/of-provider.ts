import type { Database } from '../db/database';
import { fine, type Finding, wrong } from '../db/finding';
import { inWords } from '../db/in-words';
import { hasPassword } from '../modules/auth/password';
import { createProvider } from '../modules/oidc/provider';
import { findCredentials } from '../modules/users/repository';
import type { Config } from '../settings/config';

/** Whether the provider by which people sign in answers, and is who the settings name. */
export const providerFindings = async ({
  oidc,
  publicUrl,
}: Pick<Config, 'oidc' | 'publicUrl'>): Promise<Finding[]> => {
  if (!oidc || publicUrl === undefined) return [];
  try {
    await createProvider({ config: oidc, publicUrl }).begin('doctor');
    return [fine(`The provider ${oidc.issuer} describes itself as it should.`)];
  } catch (error) {
    return [
      wrong(
        `The provider ${oidc.issuer} cannot be used: ${inWords(error)}`,
        'Nobody can sign in by it.',
        'Check NEWSDESK_OIDC_ISSUER, which must be written as the provider writes it, and whether this computer reaches it.',
      ),
    ];
  }
};

/** Whether the only account that signs in with a password exists. */
export const passwordFindings = async (db: Database, { oidc }: Pick<Config, 'oidc'>): Promise<Finding[]> => {
  const name = oidc?.passwordsOnlyFor;
  if (name === undefined) return [];
  const account = await findCredentials(db, name);
  return account && hasPassword(account.passwordHash)
    ? [fine(`Only ${account.displayName} signs in with a password.`)]
    : [
        wrong(
          `NEWSDESK_PASSWORDS_ONLY_FOR names "${name}", which is no account that can sign in.`,
          'If the provider does not answer, nobody can sign in at all.',
          'Name an account that is in use and has a password.',
        ),
      ];
};
