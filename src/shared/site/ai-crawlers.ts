/**
 * Names under which assistants, and crawlers that train them, obey robots.txt, from the documents of
 * their operators (seen 2026-11-29). Bytespider has none, and Google-Extended and Applebot-Extended
 * send no requests: they are names in robots.txt alone.
 */
export const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'Amzn-SearchBot',
  'Amzn-User',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'DuckAssistBot',
  'Google-CloudVertexBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'meta-externalfetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
  'YouBot',
] as const;
