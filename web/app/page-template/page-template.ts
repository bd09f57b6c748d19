/** What one page of a kind has for itself, as HTML: what its head says of it, what stands between header and footer, and its data. */
export type PagePieces = { head: string; content: string; blocks: string }

/** The bytes of a page before, between and behind its pieces: the same for every page of its kind. */
export type PageTemplate = readonly [Buffer, Buffer, Buffer, Buffer]

/** Cuts a page apart at its pieces. Undefined unless each of them is in it, once and in this order. */
export function cutPage(html: string, { head, content, blocks }: PagePieces): PageTemplate | undefined {
  const [beforeHead, afterHead] = splitOnce(html, head)
  const [beforeContent, afterContent] = splitOnce(afterHead, content)
  const [beforeBlocks, afterBlocks] = splitOnce(afterContent, blocks)
  if (afterBlocks === '') return undefined
  return [Buffer.from(beforeHead), Buffer.from(beforeContent), Buffer.from(beforeBlocks), Buffer.from(afterBlocks)]
}

/** What stands before and behind a text; nothing behind it unless it is there once. */
function splitOnce(html: string, text: string): [string, string] {
  const at = text === '' ? -1 : html.indexOf(text)
  if (at < 0 || html.lastIndexOf(text) !== at) return [html, '']
  return [html.slice(0, at), html.slice(at + text.length)]
}

/** Puts a page together, as bytes: every joining of long texts would leave a copy of the page behind. */
export function fillTemplate(template: PageTemplate, { head, content, blocks }: PagePieces): Buffer {
  const pieces = [head, content, blocks]
  const size = [...template, ...pieces].reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  const page = Buffer.allocUnsafe(size)
  let end = 0
  for (const [at, between] of template.entries()) {
    end += between.copy(page, end)
    end += page.write(pieces[at] ?? '', end)
  }
  return page
}
