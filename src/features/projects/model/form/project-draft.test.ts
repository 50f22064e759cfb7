import { describe, expect, it } from 'vitest';
import { projectInput } from '../../schema';
import { toDraft, toInput } from './project-draft';

const filled = {
  ...toDraft(undefined, 'en'),
  name: 'Shelf',
  hours: '1',
  minutes: '5',
};

describe('the project form', () => {
  it('starts with one language, one person, half an hour and public', () => {
    expect(toDraft(undefined, 'pt-BR')).toMatchObject({
      languages: ['pt-BR'],
      people: '1',
      type: 1,
      hours: '',
      minutes: '30',
    });
  });

  it('returns the values that it was filled with', () => {
    const input = projectInput.parse(toInput(filled));
    expect(input.averageTime).toBe('01:05');
    expect(projectInput.parse(toInput(toDraft(input, 'de')))).toEqual(input);
  });

  it.each([
    ['', '90', '01:30'],
    ['2', '', '02:00'],
    ['0', '0', '00:00'],
    ['', '', ''],
    ['1.5', '0', '1.5:0'],
    ['100', '0', '100:00'],
  ])('reads %s hours and %s minutes as %s', (hours, minutes, averageTime) => {
    expect(toInput({ ...filled, hours, minutes }).averageTime).toBe(averageTime);
  });

  it.each([
    ['', 'peopleRequired'],
    ['0', 'peopleRange'],
    ['100', 'peopleRange'],
  ])('refuses %s people', (people, message) => {
    expect(projectInput.safeParse(toInput({ ...filled, people })).error?.issues[0]?.message).toBe(
      message,
    );
  });
});
