import { organisation } from '@reable/contract/organisation'
import articles from './articles.json' with { type: 'json' }

/** The feed that is shipped with the program, for as long as no other one is configured: a JSON Feed of example articles. */
export const shippedFeed = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: `${organisation.name}, example articles`,
  home_page_url: 'https://example.org/blog',
  authors: [{ name: `${organisation.name} (example)` }],
  items: articles.map(({ name, title, day, tags, summary, paragraphs }) => ({
    id: `example-${name}`,
    url: `https://example.org/blog/${name}`,
    title,
    date_published: `${day}T09:00:00-07:00`,
    tags,
    summary,
    content_text: paragraphs.join('\n\n'),
    image: `/content/blog-${name}.svg`,
  })),
})
