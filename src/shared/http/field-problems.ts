import type { z } from 'zod';
import type { FieldProblem } from './app-error';

/** The errors of a schema as message keys by path; the first one of a path counts. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = Object.create(null) as Record<string, FieldProblem>;
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        fields[[...issue.path, key].join('.')] ??= { key: 'unknownField' };
    } else {
      fields[issue.path.join('.') || 'body'] ??= problemOf(issue);
    }
  }
  // Without a prototype, so that a field called __proto__ is only a name; converted to a plain
  // object for JSON.
  return Object.fromEntries(Object.entries(fields));
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const isKey = /^[a-z][A-Za-z]+$/.test(issue.message);
  const params = issue.code === 'custom' ? (issue.params as FieldProblem['values']) : undefined;
  return { key: isKey ? issue.message : 'invalid', ...(params ? { values: params } : {}) };
}
