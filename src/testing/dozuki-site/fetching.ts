import { fetchSite } from '../../../scripts/cli/commands/fetch';

export type Wish = Partial<Parameters<typeof fetchSite>[0]>;
type Outcome = {
  files: string[];
  found: object;
  written: object;
  missing: { address: string; reason: string }[];
};

/** Fetches a site as the command does, without waiting; what it printed, returned and waited. */
export function fetching(address: () => string, out: () => string) {
  const made = { printed: [] as string[], waits: [] as number[], json: {} as Outcome };
  const output = {
    isJson: false,
    say: (line: string) => made.printed.push(line),
    beside: (line: string) => made.printed.push(line),
    sayJson: (value: unknown) => {
      made.json = value as Outcome;
    },
    each: async () => 0,
    progress: { show: () => undefined, clear: () => undefined },
  };
  const bring = (wish: Wish = {}): Promise<number> =>
    fetchSite(
      {
        address: address(),
        out: out(),
        token: undefined,
        only: undefined,
        isPrivate: false,
        isSure: true,
        isForced: false,
        ...wish,
      },
      output,
      { say: output.beside, wait: async (ms) => made.waits.push(ms) },
    );
  return { made, bring };
}
