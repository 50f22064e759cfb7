import { queryKindTimes } from './search-times';
import { readTimes } from './read-times';
import type { Task } from './askers';
import { watchDatabaseTime } from './database-time';

// Started by askers.ts: asks the services about the database that its environment names, as the product's own process would.
process.noDeprecation = true;
watchDatabaseTime();
process.on('message', (task: Task) => {
  const answer = 'queries' in task ? queryKindTimes(task) : readTimes(task);
  void answer.then((samples) => process.send?.(samples));
});
process.on('disconnect', () => process.exit());
