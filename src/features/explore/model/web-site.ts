/** The product's site as schema.org describes it, with the way to search it. @param searchUrl where 'QUERY' stands for what is searched */
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
