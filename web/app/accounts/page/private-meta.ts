import { organisation } from '@reable/contract/organisation'

/** Title of a page that search engines leave out. */
export const privateMeta = (title: string) => [
  { title: `${title} · ${organisation.name}` },
  { name: 'robots', content: 'noindex' },
]
