import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator, buildProject, texts } from '@/testing/database/factories';
import { addQuestion } from '../questions/service';
import { archiveProject } from '../publication';
import { addStep, updateStep } from '../steps/service';
import { readOverview } from './service';

const message = (projectId: string, status: number) => ({ projectId, status, lang: 'en' });
const NO_MESSAGES = { total: 0, unread: 0, newestIn: undefined };
const later = (pt: string) => [
  { lang: 'pt-BR' as const, value: pt },
  { lang: 'en' as const, value: '', pending: true as const },
];

describe('the overview', () => {
  it('counts projects, views, reports, feedback and unread messages of this creator only', async () => {
    const { creator, project } = await buildProject({ steps: 1, isPublished: true });
    await buildProject({ creator });
    const stranger = await buildProject({ steps: 1 });
    const stepId = project.steps[0]?.id ?? '';
    await db().project.update({ where: { id: project.id }, data: { views: 7 } });
    await db().feedback.createMany({
      data: [1, 1, 2].map((status) => ({
        ...message(project.id, status),
        ratingHalves: 8,
        difficulty: 3,
      })),
    });
    await db().feedback.create({
      data: { ...message(stranger.project.id, 1), ratingHalves: 8, difficulty: 3 },
    });
    await db().report.createMany({
      data: [1, 2].map((status) => ({
        ...message(project.id, status),
        stepId,
        subject: 's',
        message: 'm',
      })),
    });
    expect(await readOverview(creator.actor)).toMatchObject({
      projects: 2,
      published: 1,
      views: 7,
      feedback: { total: 3, unread: 2 },
      reports: { total: 2, unread: 1 },
    });
  });

  it('names the projects with the newest unread feedback and report', async () => {
    const creator = await buildCreator();
    const [old, fresh, gone] = [
      await buildProject({ creator, name: 'Old', steps: 1 }),
      await buildProject({ creator, name: 'Fresh', steps: 1 }),
      await buildProject({ creator, name: 'Gone' }),
    ];
    const stranger = await buildProject({ name: 'Of others' });
    const sent = (project: { id: string }, day: number, status = 1) => ({
      ...message(project.id, status),
      createdAt: new Date(Date.UTC(2026, 0, day)),
      ratingHalves: 8,
      difficulty: 3,
    });
    await db().feedback.createMany({
      data: [
        sent(old.project, 1),
        sent(fresh.project, 2),
        sent(old.project, 3, 2),
        sent(gone.project, 4),
        sent(stranger.project, 5),
      ],
    });
    await db().project.update({ where: { id: gone.project.id }, data: { removedAt: new Date() } });
    await db().report.create({
      data: {
        ...message(old.project.id, 1),
        stepId: old.project.steps[0]?.id ?? '',
        subject: 's',
        message: 'm',
      },
    });
    const { feedback, reports } = await readOverview(creator.actor);
    expect(feedback.newestIn).toEqual({
      projectUid: fresh.project.projectUid,
      name: 'Fresh',
      primary: 'en',
    });
    expect(reports.newestIn?.projectUid).toBe(old.project.projectUid);
  });

  it('is empty for a new creator', async () => {
    const { actor } = await buildCreator();
    expect(await readOverview(actor)).toEqual({
      projects: 0,
      published: 0,
      views: 0,
      feedback: NO_MESSAGES,
      reports: NO_MESSAGES,
      recent: [],
      unfinished: [],
    });
  });

  it('names the three projects that were edited last, even by a step; omits archived ones', async () => {
    const creator = await buildCreator();
    const built = [];
    for (const name of ['A', 'B', 'C', 'D', 'E'])
      built.push(await buildProject({ creator, name, steps: 1 }));
    const [a, , , , e] = built;
    await archiveProject(creator.actor, e?.project.id ?? '');
    await updateStep(creator.actor, a?.project.id ?? '', a?.project.steps[0]?.id ?? '', {
      name: texts('Changed'),
    });
    expect((await readOverview(creator.actor)).recent.map(({ name }) => name)).toEqual([
      'A',
      'D',
      'C',
    ]);
  });

  it('includes the first language where texts are only proposed', async () => {
    const creator = await buildCreator();
    const { project } = await buildProject({ creator, name: 'Of pictures', languages: ['pt-BR'] });
    for (const [name, description] of [
      ['Passo 1', '…'],
      ['Passo 2', 'Lixe.'],
    ] as const) {
      await addStep(creator.actor, project.id, {
        type: 1,
        name: texts(name, ['pt-BR']),
        description: texts(description, ['pt-BR']),
      });
    }
    expect((await readOverview(creator.actor)).unfinished).toEqual([
      {
        projectUid: project.projectUid,
        name: 'Of pictures',
        primary: 'pt-BR',
        lang: 'pt-BR',
        percent: 40,
        pending: 3,
      },
    ]);
  });

  it('names incomplete languages, with their progress', async () => {
    const creator = await buildCreator();
    const whole = await buildProject({
      creator,
      name: 'Whole',
      names: [{ lang: 'en', value: 'Whole' }],
      languages: ['pt-BR', 'en'],
      steps: 1,
    });
    const { project } = await buildProject({ creator, name: 'Half', languages: ['pt-BR', 'en'] });
    await addStep(creator.actor, project.id, {
      type: 1,
      name: later('Lixar'),
      description: [
        { lang: 'pt-BR', value: 'Faça' },
        { lang: 'en', value: 'Do' },
      ],
    });
    await addStep(creator.actor, project.id, { type: 2, name: later('Parte'), description: [] });
    await addQuestion(creator.actor, project.id, {
      question: later('Por quê?'),
      answer: later('Porque sim.'),
    });
    expect((await readOverview(creator.actor)).unfinished).toEqual([
      {
        projectUid: project.projectUid,
        name: 'Half',
        primary: 'pt-BR',
        lang: 'en',
        percent: 16,
        pending: 5,
      },
    ]);
    expect(whole.project.steps).toHaveLength(1);
  });
});
