/**
 * The site as a schema.org WebSite with its search.
 * @param searchUrl with 'QUERY' in place of the search text
 */
export function webSite({
  name,
  description,
  url,
  searchUrl,
  lang,
}: {
  name: string;
  description: string;
  url: string;
  searchUrl: string;
  lang: string;
}): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    description,
    url,
    inLanguage: lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: searchUrl.replace('QUERY', '{search_term_string}'),
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
