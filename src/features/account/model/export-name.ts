/** Name of the file that holds everything about an account, with the day on the person's own calendar. */
export function exportName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `makerstep-${day}.json`;
}
