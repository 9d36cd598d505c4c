import os from 'node:os';

/** Prints the figures of a run as the table in docs/soak-results.md. */
export const report = (figures) => {
  const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB`;
  const command = `npm run soak:${process.env.npm_lifecycle_event?.replace('soak:', '') ?? '…'} -- ${process.argv.slice(2).join(' ')}`;
  console.log(
    [
      `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}`,
      `\`${command.trim()}\``,
      '',
      '| | |',
      '|---|---|',
      ...Object.entries(figures).map(([name, value]) => `| ${name} | ${value} |`),
    ].join('\n'),
  );
};
