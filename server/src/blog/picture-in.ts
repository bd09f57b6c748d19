import sanitizeHtml from 'sanitize-html'

const maxLength = 100_000

/** Returns the address of the first picture in an article's HTML. Pictures of one pixel are skipped: they track readers. */
export function firstPictureIn(html: string | undefined): string | undefined {
  const addresses: string[] = []
  const img = (tagName: string, { src, width, height }: sanitizeHtml.Attributes) => {
    if (src && width !== '1' && height !== '1') addresses.push(src)
    return { tagName, attribs: {} }
  }
  sanitizeHtml((html ?? '').slice(0, maxLength), { allowedTags: ['img'], transformTags: { img } })
  return addresses[0]
}
