import type { RichText } from '@reable/contract/content/rich-text'
import { cutText } from '@reable/contract/cut-text'
import { organisation } from '@reable/contract/organisation'

/** The number of characters of a description that search engines show. */
const descriptionLimit = 200

type PageDescription = {
  title: string
  /** The canonical path, with its leading slash. */
  path: string
  origin: string | undefined
  /** The text from whose beginning the description is taken. */
  about: RichText | undefined
}

/** The meta tags of a page, for search engines and shared links. */
export function pageMeta({ title, path, origin = '', about = [] }: PageDescription) {
  const name = `${title} · ${organisation.name}`
  const description = cutText(plainText(about) || organisation.charity, descriptionLimit)
  return [
    { title: name },
    { name: 'description', content: description },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    ...(origin ? [{ tagName: 'link', rel: 'canonical', href: origin + path }] : []),
  ]
}

const plainText = (blocks: RichText): string =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.line.map(({ text }) => text).join('')] : [])).join(' ')
