import { queryKindTimes } from './search-times';
import { readTimes } from './read-times';
import type { Task } from './task';
import { watchDatabaseTime } from './database-time';

// Started by askers.ts: queries the services on the database of its environment, like the product's
// own process.
process.noDeprecation = true;
watchDatabaseTime();
process.on('message', (task: Task) => {
  const answer = 'queries' in task ? queryKindTimes(task) : readTimes(task);
  void answer.then((samples) => process.send?.(samples));
});
process.on('disconnect', () => process.exit());
