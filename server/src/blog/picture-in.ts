import sanitizeHtml from 'sanitize-html'

const mostRead = 100_000

/** The address of the first picture in an article's HTML. Those of one pixel count readers. */
export function pictureIn(html: string | undefined): string | undefined {
  const found: string[] = []
  const img = (tagName: string, { src, width, height }: sanitizeHtml.Attributes) => {
    if (src && width !== '1' && height !== '1') found.push(src)
    return { tagName, attribs: {} }
  }
  sanitizeHtml((html ?? '').slice(0, mostRead), { allowedTags: ['img'], transformTags: { img } })
  return found[0]
}
