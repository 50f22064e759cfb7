import type { ProjectLanguage } from '@/shared/interface/languages';
import { altField, lineField, timeField, timerField } from '../../shell/model/fields';
import { type Draft } from './draft';
import { partsOf } from './parts';

/**
 * The server's messages by `field.language`: the server names entries by their index in the sent
 * list, which is the project's order of languages; lines and timers too. A message for a whole field
 * goes to the primary language.
 */
export function fieldErrors(
  fields: Readonly<Record<string, string>>,
  languages: readonly ProjectLanguage[],
  sent?: Draft,
): Record<string, string> {
  const { media = [], lines = [], timers = [] } = sent ? partsOf(sent, languages) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [field = '', index = '0', part = '', entry = '0'] = path.split('.');
      const [line, timer] = [lines[Number(index)], timers[Number(index)]];
      const medium = media[Number(index)];
      const at = (name: string, place: string) =>
        [`${name}.${languages[Number(place)] ?? languages[0]}`, message] as const;
      if (field === 'media' && part && medium) return at(altField(media, medium.id), entry);
      if (field === 'lines' && part && line) return at(lineField(line.id), entry);
      if (field === 'timers' && part && timer)
        return part === 'label' ? at(timerField(timer.id), entry) : at(timeField(timer.id), '0');
      return at(field, field === 'uses' ? '0' : index);
    }),
  );
}
