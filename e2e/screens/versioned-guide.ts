import { type Api, both, type Person, picture } from '../support/api';

export const WRITER: Person = {
  name: 'Dora Lima',
  email: 'dora@screens.example.org',
  password: 'seven green bicycles',
};

/** A private guide of two versions, with changes that are not published. */
export async function versionedGuide(api: Api): Promise<{ versioned: string; preview: string }> {
  const uid = await api.publishedProject({ name: 'Change a brake', type: 2 });
  const at = `/dashboard/projects/${uid}`;
  const { steps } = await api.call<{ steps: { id: string }[] }>('GET', at);
  const [first, , , last] = steps.map(({ id }) => `/steps/${id}`);
  const draft = (method: string, path: string, body?: object) =>
    api.call(method, `${at}${path}?draft=true`, body);
  await draft('PATCH', first ?? '', {
    description: both('Tighten it to 25 Nm.', 'Aperte com 25 Nm.'),
    file: await api.upload('step', await picture('#446688')),
  });
  await draft('DELETE', last ?? '');
  await draft('POST', '/steps', {
    name: both('Wear gloves', 'Use luvas'),
    description: both('New ones.', 'Novas.'),
  });
  await api.call('POST', `${at}/versions`, { note: '25 Nm instead of 30', isSafety: true });
  await draft('PATCH', '', { name: 'Change a brake cable', tools: ['Spanner', 'Gloves'] });
  await draft('PATCH', first ?? '', {
    media: [
      { file: await api.upload('step', await picture('#886644')) },
      {
        file: await api.upload('step', await picture('#448866')),
        alt: both('The cable from above', 'O cabo visto de cima'),
      },
      { file: await api.upload('step', await picture('#664488')) },
    ],
  });
  return { versioned: uid, preview: await previewOf(api, uid) };
}

/** The address of a new link to the draft of a guide. */
export async function previewOf(api: Api, uid: string): Promise<string> {
  const { url } = await api.call<{ url: string }>('POST', `/dashboard/projects/${uid}/preview`);
  return new URL(url).pathname;
}
