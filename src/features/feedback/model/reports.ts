/** The id of the part of a page that holds the reports of a step: links lead there. */
export function reportsOf(stepId: string): string {
  return `reports-${stepId}`;
}
