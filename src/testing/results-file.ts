/**
 * The file for a runner's results in CI, one per command of package.json. `.ci/count.mjs` adds them
 * up.
 */
export const resultsFile = `reports/${(process.env.npm_lifecycle_event ?? 'tests').replaceAll(':', '-')}.json`;
