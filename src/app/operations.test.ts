import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const GUIDES = ['docs/operations.md', 'docs/server.md', 'docs/user-guide/for-operators.md', 'README.md'];
const guide = read('docs/operations.md');
/** The scripts of a package.json. */
const scriptsOf = (file: string) => (JSON.parse(read(file)) as { scripts: Record<string, string> }).scripts; // what npm reads
const scripts = scriptsOf('package.json');
const known = { ...scripts, ...scriptsOf('server/package.json') };

/** The sources of the commands of the built server, by name. */
const built = new Map(
  [...read('scripts/build-server.mjs').matchAll(/^ {4}'?([\w-]+)'?: '(server\/src\/[^']+)',$/gm)].map(
    ([, name = '', source = '']) => [name, source],
  ),
);

/** The commands of a guide, each with its options: those of npm, and those of the built server, also by the names that the guide gives it. */
const commandsIn = (text: string) =>
  [...text.matchAll(/(?:npm run |server\/dist\/|`newsdesk |\bdrill )([a-z][\w:-]*)(?:\.js)?([^`\n]*)/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      options: [...rest.replace(/ {2,}#.*|[,;)].*/, '').matchAll(/--([a-z][a-z-]*)/g)].map(
        ([, option]) => option,
      ),
    }),
  );

describe('the operations guide', () => {
  const used = GUIDES.flatMap((file) => commandsIn(read(file)).map((command) => ({ ...command, file })));

  it('names only commands that exist, of npm or of the built server', () => {
    expect(used.length).toBeGreaterThan(50);
    const unknown = used.filter(({ name }) => !known[name] && !built.has(name));
    expect(unknown).toEqual([]);
  });

  it('gives each command of the server only options that it reads', () => {
    const wrong = used.flatMap(({ name, options, file }) => {
      const source = built.get(name);
      return source
        ? options
            .filter((option) => !new RegExp(`\\b'?${option}'?: \\{|--${option}\\b`).test(read(source)))
            .map((option) => `${file}: ${name} --${option}`)
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('names every command that an operator has', () => {
    const commands = Object.keys(scripts).filter((name) => scripts[name]?.includes('server-command.mjs'));
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter((name) => !guide.includes(`npm run ${name}`))).toEqual([]);
  });

  const sources = ['server', 'src', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `/${folder}/${name}`),
  );
  const isThere = (name: string) => {
    const pattern = new RegExp(`/${name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
    return sources.some((source) => pattern.test(source));
  };

  it.each([
    ['the promises of security.md', read('docs/security.md').split('## What is not promised')[0] ?? ''],
    ['asvs.md', read('docs/asvs.md')],
  ])('names in %s only files that exist', (_what, rows) => {
    const named = [...rows.matchAll(/`([\w./*-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  it('counts the points of asvs.md as they are', () => {
    const [summary = '', ...chapters] = read('docs/asvs.md').split(/^## (?=V\d)/m);
    const sizeOf = (numbers: string) =>
      numbers.split(', ').reduce((sum, one) => {
        const [first = 0, last = first] = one.split('–').map((number) => Number(number.split('.')[2]));
        return sum + last - first + 1;
      }, 0);
    const counted = chapters.map((chapter) =>
      ['met', 'not applicable', '**NOT MET**'].map((state) =>
        [...chapter.matchAll(/^\| (\d[\d., –]+) \|[^|]+\| ([^|]+) \|/gm)]
          .filter(([, , its]) => its === state)
          .reduce((sum, [, numbers = '']) => sum + sizeOf(numbers), 0),
      ),
    );
    const said = [...summary.matchAll(/^\| V\d+ [^|]+\| (\d+) \| (\d+) \| (\d+) \|$/gm)];
    expect(counted).toHaveLength(17);
    expect(said.map(([, ...numbers]) => numbers.map(Number))).toEqual(counted);
    expect(counted.flat().reduce((sum, count) => sum + count, 0)).toBe(253);
  });

  it('names only files of docs/deploy that exist', () => {
    const files = [...guide.matchAll(/docs\/deploy\/([\w.-]*\w)/g)].map(([, name = '']) => name);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((name) => !existsSync(path.join(ROOT, 'docs/deploy', name)))).toEqual([]);
  });
});

describe('the files for proxies, systemd and containers', () => {
  const [caddy, nginx, compose, unit, docker] = [
    'docs/deploy/Caddyfile',
    'docs/deploy/nginx.conf',
    'docs/deploy/compose.yaml',
    'docs/deploy/newsdesk.service',
    'Dockerfile',
  ].map(read) as [string, string, string, string, string];
  /** The first number that follows a pattern. */
  const figure = (text: string, before: RegExp) =>
    Number(new RegExp(`${before.source}\\D{0,3}?(\\d+)`).exec(text)?.[1]);

  const interval = figure(caddy, /health_interval/);
  const tries = figure(caddy, /lb_try_duration/);
  const limit = figure(caddy, /health_timeout/);
  const drain = figure(guide, /NEWSDESK_DRAIN_SECONDS=/);
  const stop = figure(guide, /Let the supervisor wait\s+/);

  it('wait as long as each other before they try another server, and the guide says how long', () => {
    expect([interval, tries, limit]).toEqual([1, 5, 3]);
    expect(figure(nginx, /fail_timeout=/)).toBe(interval);
    expect(figure(nginx, /proxy_next_upstream_timeout/)).toBe(tries);
    expect(figure(nginx, /proxy_connect_timeout/)).toBe(limit);
    expect(guide).toMatch(
      new RegExp(
        `asks \`/api/ready\` every ${interval} s, with a limit of ${limit} s\\..*for up to ${tries} s`,
      ),
    );
  });

  it('drain for two checks of the proxy and a second, everywhere', () => {
    expect(drain).toBe(2 * interval + 1);
    expect(figure(compose, /NEWSDESK_DRAIN_SECONDS:/)).toBe(drain);
    expect(figure(read('docs/deploy/server.env.example'), /NEWSDESK_DRAIN_SECONDS=/)).toBe(drain);
    expect(figure(read('bench/soak/people.mjs'), /DRAIN_SECONDS =/)).toBe(drain);
  });

  it('wait for the drain and ten seconds of open requests before they kill a server', () => {
    expect(stop).toBeGreaterThan(drain + 10);
    expect(figure(unit, /TimeoutStopSec=/)).toBe(stop);
    expect(figure(compose, /stop_grace_period:/)).toBe(stop);
  });

  it('let through as large a form, and keep connections shorter than the server', () => {
    const megabytes = figure(caddy, /max_size/);
    expect(figure(nginx, /client_max_body_size/)).toBe(megabytes);
    expect(guide).toContain(`bodies up to ${megabytes} MB`);
    expect(guide).toContain(`connections kept for ${figure(caddy, /keepalive/)} s at most`);
  });

  it('explain each header that nginx sets', () => {
    const set = [...nginx.matchAll(/proxy_set_header (\S+)/g)].map(([, name = '']) => name);
    expect(set.filter((name) => name !== 'Connection' && !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('ask whether the server is ready without a Node process, and run what the build makes', () => {
    expect(docker).toMatch(/HEALTHCHECK .*"docs\/deploy\/ready\.sh"/);
    expect(docker).toMatch(/COPY --from=build \/app\/build \./);
    expect(unit).toMatch(/^RequiresMountsFor=\/var\/lib\/newsdesk$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/ExecStart=.*server\/dist\/main\.js/);
  });
});
