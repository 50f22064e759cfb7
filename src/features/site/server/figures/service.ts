import 'server-only';
import { readMissed } from '@/features/explore/server/missed/service';
import { oneBatch, type Table } from '@/shared/text/table';
import { MISSED_SHOWN } from '../../figures/constants';
import type { FiguresQuery, FiguresView } from '../../figures/schema';
import { countHoldings, sumDays } from './repository';

/** Figures of the site over these last UTC days. */
export async function readFigures(query: FiguresQuery): Promise<FiguresView> {
  const days = Number(query.days);
  const [byDay, held, missedSearches] = await Promise.all([
    sumDays(days),
    countHoldings(days),
    readMissed(days, MISSED_SHOWN),
  ]);
  const sumOf = (figure: 'views' | 'sessions' | 'finished') =>
    byDay.reduce((sum, day) => sum + day[figure], 0);
  return {
    days,
    views: sumOf('views'),
    sessions: sumOf('sessions'),
    finished: sumOf('finished'),
    guides: { now: held.guides, new: held.newGuides },
    accounts: { now: held.accounts, new: held.newAccounts },
    storedBytes: { pictures: held.pictureBytes, clips: held.clipBytes },
    missedSearches,
    byDay,
  };
}

export const tableOfFigures = ({ byDay }: FiguresView): Table => ({
  name: 'site-figures',
  columns: ['day', 'views', 'sessions', 'finished'],
  batches: oneBatch(byDay, ({ day, views, sessions, finished }) => [
    day,
    views,
    sessions,
    finished,
  ]),
});
