/** Number of runs of a property: `all` in `npm run test:full`, a third in `npm test`. */
export const fuzzRuns = (all: number): number =>
  process.env.FUZZ === 'all' ? all : Math.ceil(all / 3);
