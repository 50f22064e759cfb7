import { describe, expect, it } from 'vitest';
import { onlyGuide, readBy } from '@/testing/found-guides';
import { ifixitReader } from './ifixit-reader';

const picture = (id: number) => ({ id, guid: 'x', standard: `https://i.example/${id}.standard`, large: `https://i.example/${id}.large`, original: `https://i.example/${id}.full` });
const line = (text_raw: string, bullet = 'black', level = 0) => ({ text_raw, text_rendered: `<p>${text_raw}</p>`, bullet, level, lineid: null });
const guide = {
  guideid: 4711, locale: 'de', title: 'Lampe öffnen', subject: 'Schirm', category: 'Lampen', difficulty: 'Easy', type: 'teardown', url: 'https://www.ifixit.example/Guide/4711',
  introduction_raw: "Öffne die '''Lampe''' mit [link|https://a.example|diesem Werkzeug|new_window=true].", introduction_rendered: '<p>x</p>', conclusion_raw: '', time_required_min: 600, time_required_max: 1800,
  author: { userid: 1, username: 'Rita' }, image: picture(1), flags: [], prerequisites: [{ guideid: 3, title: 'Stecker ziehen' }],
  tools: [{ type: 'tool', text: 'Spudger', quantity: 1 }], parts: [{ type: 'part', text: 'Schraube', quantity: 4 }],
  steps: [
    { stepid: 12, orderby: 2, title: 'Deckel', lines: [line('Heb den Deckel ab.')], media: { type: 'image', data: [picture(2), picture(3)] } },
    { stepid: 11, orderby: 1, title: '', lines: [line('Dreh die Schraube heraus.', 'red'), line('Sie ist klein.', 'black', 1), line('Heiß!', 'icon_caution'), line('Merk sie dir.', 'icon_reminder')], media: { type: 'video', data: { video: 'x' } } },
  ],
};

describe('a guide of iFixit', () => {
  it('comes with its steps in order, its icons in words, tools, parts, time, and what it owes to its author', () => {
    const read = onlyGuide(ifixitReader, '4711.json', JSON.stringify(guide, null, 2));
    expect(read).toMatchObject({
      name: 'Lampe öffnen', description: 'Öffne die Lampe mit diesem Werkzeug.', languages: ['de'], averageTime: '00:30', tools: ['Spudger'], parts: ['Schraube × 4'], category: 'Lampen', tags: ['Schirm', 'Easy'],
      picture: 'https://i.example/1.large', source: { key: 'ifixit:4711', title: 'Lampe öffnen', url: 'https://www.ifixit.example/Guide/4711', license: 'CC BY-NC-SA 3.0', author: 'Rita (iFixit)' },
    });
    expect(read.steps.map(({ name, text, picture: shown }) => [name, text, shown])).toEqual([
      ['Das zuerst', '• Stecker ziehen', undefined],
      ['Dreh die Schraube heraus', 'Dreh die Schraube heraus.\n– Sie ist klein.\nVorsicht: Heiß!\nZur Erinnerung: Merk sie dir.', undefined],
      ['Deckel (1/2)', 'Heb den Deckel ab.', 'https://i.example/2.large'], ['Deckel (2/2)', 'Deckel', 'https://i.example/3.large'],
    ]);
  });

  it('is read from its HTML where there is no markup, and from lists', () => {
    const plain = { ...guide, introduction_raw: undefined, introduction_rendered: '<p>Zieh <em>erst</em> den Stecker.</p>', steps: [{ ...guide.steps[0], lines: [{ text_rendered: 'A &amp; B<br />C', bullet: 'black', level: 0 }] }] };
    const { guides } = readBy(ifixitReader, 'list.json', JSON.stringify([plain, plain]));
    expect(guides).toHaveLength(2);
    const read = onlyGuide(ifixitReader, 'one.json', JSON.stringify({ guide: plain }));
    expect([read.description, read.steps[1]?.text]).toEqual(['Zieh erst den Stecker.', 'A & B\nC']);
  });

  it('with an introduction of several pages keeps every word of it', () => {
    const long = Array.from({ length: 40 }, (_, index) => `Satz Nummer ${index} der Einleitung.`).join(' ');
    const read = onlyGuide(ifixitReader, 'x.json', JSON.stringify({ ...guide, introduction_raw: long }));
    const told = [read.description, ...read.steps.filter(({ name }) => name.startsWith('Einleitung')).map(({ text }) => text)].join(' ').replaceAll('\n', ' ');
    expect(told).toBe(long);
  });

  it('without steps is refused with its line', () => {
    expect(readBy(ifixitReader, 'x.json', `[\n${JSON.stringify({ guideid: 1, title: 'x', steps: [] })}]`).refusals).toEqual([{ file: 'x.json', line: 2, reason: 'steps_not_found' }]);
  });
});
