import { organisation } from '@reable/contract/organisation'

/** The title of a step. Search engines need the first page alone. */
export const stepMeta = (title: string) => [
  { title: `${title} · Will it fit? · ${organisation.name}` },
  { name: 'robots', content: 'noindex' },
]
