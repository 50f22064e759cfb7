import { writeFile } from 'node:fs/promises';
import { apiTypes, API_TYPES_FILE } from './api-types/types';

await writeFile(API_TYPES_FILE, await apiTypes());
process.stdout.write(`${API_TYPES_FILE} tells the types of the API as it is now.\n`);
