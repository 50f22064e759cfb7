/** Where a runner writes its results in CI: one file for each command of package.json. `.ci/count.mjs` adds them up. */
export const resultsFile = `reports/${(process.env.npm_lifecycle_event ?? 'tests').replaceAll(':', '-')}.json`;
