import type { LineReport } from './import-lines';

/** The output for one line: nothing when it was imported unchanged. */
export function linesAbout({ line, reasons, changes }: LineReport): string[] {
  return [
    ...reasons.map((reason) => `line ${line}: refused: ${reason}`),
    ...changes.map(({ field, before, after }) =>
      after === null
        ? `line ${line}: changed: ${field} "${before}" was left out, because shortened to 60 characters it is in the list already.`
        : `line ${line}: changed: ${field} "${before}" was shortened to "${after}".`,
    ),
  ];
}

export type Totals = { imported: number; known: number; refused: number; changed: number };

export const noTotals = (): Totals => ({ imported: 0, known: 0, refused: 0, changed: 0 });

export function addTo(totals: Totals, { outcome, changes }: LineReport): void {
  totals[outcome] += 1;
  if (changes.length > 0) totals.changed += 1;
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** A sentence for each figure that is not zero. */
export function summaryOf(totals: Totals, creatorName: string, seconds: number): string {
  return [
    `${count(totals.imported, 'guide', 'guides')} imported for ${creatorName} in ${seconds.toFixed(1)} s.`,
    totals.known > 0
      ? `${count(totals.known, 'guide was', 'guides were')} there already and stayed as they are.`
      : '',
    totals.changed > 0
      ? `${count(totals.changed, 'guide was', 'guides were')} changed to fit; see above.`
      : '',
    totals.refused > 0
      ? `${count(totals.refused, 'line was', 'lines were')} refused; see above. Correct them and import the file again.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
