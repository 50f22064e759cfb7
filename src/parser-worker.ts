import { readClip } from './features/uploads/server/read-clip';
import { readTaskWithWord } from './features/transfer/server/import/read-task';
import { readTranslationFile } from './features/translations/model/read-file';
import { serveTasks } from './server/parser/serve-tasks';

/**
 * The program of the parser's thread: everything that reads files from outside. Parsers need no
 * database, so the thread starts quickly and stays small.
 */
serveTasks({ guides: readTaskWithWord, translation: readTranslationFile, clip: readClip });
