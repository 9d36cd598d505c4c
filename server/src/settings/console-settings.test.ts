import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ROOT_FOLDER } from '../paths';

import { CONSOLE_KEYS, faultsOfConsole } from './console-settings';

describe('the settings of the console', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-console-'));
    fs.writeFileSync(path.join(folder, 'index.html'), '');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  const write = (config: string) => fs.writeFileSync(path.join(folder, 'config.json'), config);
  const faultsOf = (config: unknown): string => {
    write(JSON.stringify(config));
    return faultsOfConsole(folder).join('\n');
  };

  it('of a release are right', () => {
    expect(faultsOf(JSON.parse(fs.readFileSync(path.join(ROOT_FOLDER, 'public/config.json'), 'utf8')))).toBe(
      '',
    );
  });

  it('may be few, in an address of any script, and begin with a mark of the editor', () => {
    write(
      '\uFEFF{"productDomains":["ข่าว.example","a.example"],"redirectPath":"/go?a=1","apiBaseUrl":"/desk"}',
    );
    expect(faultsOfConsole(folder)).toEqual([]);
    expect(faultsOf({})).toBe('');
  });

  it('may be null where they are lists, which the console takes for the default [SAF-12]', () => {
    expect(faultsOf({ extensions: null, productDomains: null, videoHosts: null })).toBe('');
  });

  it('are not asked for where no console was built', () => {
    fs.rmSync(path.join(folder, 'index.html'));
    expect(faultsOfConsole(folder)).toEqual([]);
  });

  it.each([
    ['a comma after the last', '{"locale":"th",}', /config\.json is no JSON: .*double quotes, and no comma/],
    ['nothing', '', /config\.json is no JSON/],
    ['a list', '[]', /config\.json is no JSON: it must be one object/],
  ])('that are %s are refused with the file', (_what, config, words) => {
    write(config);
    expect(faultsOfConsole(folder)).toEqual([expect.stringMatching(words)]);
  });

  it('that are not there, or behind a link to nothing, are refused with what to do', () => {
    const words = [expect.stringMatching(/config\.json does not exist\. .*config\.default\.json/)];
    expect(faultsOfConsole(folder)).toEqual(words);
    fs.symlinkSync(path.join(folder, 'elsewhere.json'), path.join(folder, 'config.json'));
    expect(faultsOfConsole(folder)).toEqual(words);
  });

  it.each<[Record<string, unknown>, RegExp]>([
    [{ apiBaseURL: '' }, /There is no key "apiBaseURL" in .*config\.json\. Did you mean "apiBaseUrl"\?/],
    [{ apiBaseUrl: 'newsdesk.example' }, /^apiBaseUrl in .*config\.json is "newsdesk\.example"; it must be /],
    [{ apiBaseUrl: null }, /apiBaseUrl in .* is null/],
    [{ timeZone: 'Bangkok' }, /timeZone .* the IANA name/],
    [{ locale: 'TH' }, /locale .* "thai", "th" or "en"/],
    [{ extensions: 'live' }, /extensions .* a list/],
    [{ productDomains: 'a.example' }, /productDomains .* a list of hosts/],
    [{ stagingDomains: ['https://a.example'] }, /stagingDomains .* without https:\/\//],
    [{ videoHosts: ['a.example/watch'] }, /videoHosts .*a\.example\/watch/],
    [{ socialHosts: [7] }, /socialHosts .* is \[7\]/],
    [{ redirectPath: 'newsdesk.example/redirect' }, /redirectPath .* begins with \//],
  ])('that mean nothing are refused with what they must be: %j', (config, words) => {
    expect(faultsOf(config)).toMatch(words);
  });

  it('stand in docs/operations.md', () => {
    const guide = fs.readFileSync(path.join(ROOT_FOLDER, 'docs/operations.md'), 'utf8');
    const [, table = ''] = /## The console's own settings([\s\S]*?)\n## /.exec(guide) ?? [];
    const keys = [...table.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, cell = '']) =>
      cell.replaceAll('`', '').split(', '),
    );
    expect(keys.sort()).toEqual(Object.keys(CONSOLE_KEYS).sort());
  });
});
