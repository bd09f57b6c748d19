import type { RichText } from '@reable/contract/content/rich-text'
import { cutText } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'

/** As long as search engines show it. */
const descriptionLimit = 200

type PageDescription = {
  title: string
  /** The one address it is known by, from its first slash on. */
  path: string
  origin: string | undefined
  /** What its description is cut from. */
  about: RichText | undefined
}

/** What search engines and shared links tell of a page. */
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
