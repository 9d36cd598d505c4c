import { PRESETS } from '@contract';

import { readConfig } from './config';

const PROVIDER = {
  NEWSDESK_OIDC_ISSUER: 'https://login.example/realms/desk/',
  NEWSDESK_OIDC_CLIENT_ID: 'newsdesk',
  NEWSDESK_OIDC_CLIENT_SECRET: 'a-secret',
};

describe('the settings of a provider', () => {
  it('name it, ask for an e-mail, create nobody and switch no password off [CON-06]', () => {
    expect(readConfig(PROVIDER).oidc).toEqual({
      // With the slash at its end: tokens name the issuer letter for letter.
      issuer: 'https://login.example/realms/desk/',
      clientId: 'newsdesk',
      clientSecret: 'a-secret',
      name: 'login.example',
      scopes: 'openid email profile',
      creates: undefined,
      passwordsOnlyFor: undefined,
    });
  });

  it.each([
    ['off', undefined],
    ['writer', PRESETS.writer],
    ['Desk-Editor', PRESETS.deskEditor],
    ['administrator', PRESETS.administrator],
  ])('create accounts with the permissions of a preset: %s [CON-06]', (NEWSDESK_OIDC_CREATE, creates) => {
    expect(readConfig({ ...PROVIDER, NEWSDESK_OIDC_CREATE }).oidc?.creates).toBe(creates);
  });

  it.each([
    ['NEWSDESK_OIDC_ISSUER', 'login.example'],
    ['NEWSDESK_OIDC_ISSUER', 'https://login.example/?tenant=1'],
    ['NEWSDESK_OIDC_ISSUER', 'http://login.example'],
    ['NEWSDESK_OIDC_CLIENT_ID', ''],
    ['NEWSDESK_OIDC_CLIENT_SECRET', ''],
    ['NEWSDESK_OIDC_SCOPES', 'email profile'],
    ['NEWSDESK_OIDC_SCOPES', 'openid "email"'],
    ['NEWSDESK_OIDC_CREATE', 'everybody'],
  ])('refuse %s=%s, and never show the secret [CON-06]', (name, value) => {
    const read = () => readConfig({ ...PROVIDER, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(/a-secret/);
  });

  it.each(['NEWSDESK_OIDC_CLIENT_ID', 'NEWSDESK_OIDC_NAME', 'NEWSDESK_PASSWORDS_ONLY_FOR'])(
    'refuse %s without a provider [CON-06]',
    (name) => {
      expect(() => readConfig({ [name]: 'x' })).toThrow(/so NEWSDESK_OIDC_ISSUER must be set too/);
    },
  );

  it.each([
    ['http://127.0.0.1:9090', {}],
    ['http://[::1]:9090', {}],
    ['http://10.0.0.7', { NEWSDESK_OIDC_HTTP: 'on' }],
  ])('take http on this computer, or if a setting says so: %s [CON-06]', (issuer, more) => {
    const env = { ...PROVIDER, NEWSDESK_OIDC_ISSUER: issuer, ...more };
    expect(readConfig(env).oidc?.issuer).toBe(issuer);
  });
});
