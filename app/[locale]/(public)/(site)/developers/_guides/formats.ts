import type { Guide } from './guide';

export const formats: Guide = {
  slug: 'formats',
  steps: [
    {
      id: 'one',
      code: `curl --fail-with-body "$MAKERSTEP_URL/v1/dashboard/projects/$PROJECT/export" \\
  -H "Authorization: Bearer $TOKEN" \\
  -o guide.zip`,
      runs: 'shell',
    },
    {
      id: 'all',
      code: `curl --fail-with-body "$MAKERSTEP_URL/v1/dashboard/export" \\
  -H "Authorization: Bearer $TOKEN" \\
  -o guides.zip`,
      runs: 'shell',
    },
    {
      id: 'translators',
      code: `curl --fail-with-body -G "$MAKERSTEP_URL/v1/dashboard/projects/$PROJECT/translations" \\
  --data-urlencode "format=csv" --data-urlencode "from=en" --data-urlencode "to=pt-BR" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Accept: text/csv" \\
  -o texts.csv`,
      runs: 'shell',
    },
  ],
};
