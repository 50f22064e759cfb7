import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './read-report';

/** A test that failed: where it stands, and what it said. */
export interface Failure {
  title: string;
  message: string;
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
};
type VitestReport = {
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

const LINES_MAX = 24;

/** The failures in Playwright's JSON report; none where there is no report. */
export function playwrightFailures(file: string): Failure[] {
  const collect = ({ suites = [], specs = [] }: PlaywrightSuite): Failure[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({
        title: `${spec.file}:${spec.line} › ${spec.title}`,
        message: spec.tests
          .flatMap(({ results }) =>
            results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
          )
          .join('\n'),
      })),
    ...suites.flatMap(collect),
  ];
  return collect(readReport<PlaywrightSuite>(file) ?? {});
}

/** The failures in vitest's JSON report; none where there is no report. @param rootDir file names are told from here */
export function vitestFailures(file: string, rootDir: string): Failure[] {
  return (readReport<VitestReport>(file)?.testResults ?? []).flatMap(
    ({ name, message, status, assertionResults }) => {
      const failed = assertionResults
        .filter((result) => result.status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          title: `${path.relative(rootDir, name)} › ${fullName}`,
          message: (failureMessages ?? []).join('\n'),
        }));
      // A file that cannot be loaded has no tests to tell of.
      return failed.length === 0 && status === 'failed'
        ? [{ title: path.relative(rootDir, name), message: message ?? '' }]
        : failed;
    },
  );
}

/** For the end of a long run: each failure with the beginning of what it said. */
export function tellFailures(failures: readonly Failure[]): string {
  return failures
    .map(({ title, message }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .map((line) => line.trimEnd())
        .filter(Boolean)
        .slice(0, LINES_MAX);
      return [`   ${title}`, ...lines.map((line) => `      ${line}`)].join('\n');
    })
    .join('\n\n');
}
