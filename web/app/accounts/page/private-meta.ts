import { organisation } from '@reable/contract/organisation'

/** The title of a page that search engines must not index. */
export const privateMeta = (title: string) => [
  { title: `${title} · ${organisation.name}` },
  { name: 'robots', content: 'noindex' },
]
