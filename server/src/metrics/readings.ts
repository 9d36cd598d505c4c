import { Counter, Gauge, type Registry } from 'prom-client';

type Labels = Record<string, string>;
/** A value with its labels; a metric without readings is absent. */
export type Reading = [Labels, number];
type Read = () => Reading[] | Promise<Reading[]>;

/** Metrics whose values exist anyway: they are read when somebody asks for them, and cost nothing in between. */
export const createReadings = (registry: Registry) => {
  const add = (
    Kind: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    labels: string[],
    read: Read,
  ) =>
    new Kind({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      collect: async function collect() {
        const readings = await read();
        this.reset();
        // The reset of a metric without labels leaves a 0.
        if (labels.length === 0) this.remove();
        for (const [values, value] of readings) this.inc(values, value);
      },
    });

  return {
    gauge: (name: string, help: string, labels: string[], read: Read) => add(Gauge, name, help, labels, read),
    counter: (name: string, help: string, labels: string[], read: Read) =>
      add(Counter, name, help, labels, read),
  };
};

/** One value of a metric without labels; undefined if there is none now. */
export const single = (value: number | undefined): Reading[] => (value === undefined ? [] : [[{}, value]]);

/** A value for each name, in the label. */
export const each = (label: string, values: Iterable<[string, number]>): Reading[] =>
  [...values].map(([name, value]) => [{ [label]: name }, value]);
