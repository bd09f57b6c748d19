/** In characters: the cards of some thousand listings, and the filter as it is on some hundred pages. */
const maxLength = 6_000_000

/** The HTML of parts by what they depend on. Bounded by its length; the part that was not used for longest goes first. */
export class RenderedParts {
  readonly #parts = new Map<string, string>()
  #length = 0

  get(key: string): string | undefined {
    const html = this.#parts.get(key)
    if (html === undefined) return undefined
    // The map is in the order of use.
    this.#parts.delete(key)
    this.#parts.set(key, html)
    return html
  }

  set(key: string, html: string): void {
    const before = this.#parts.get(key)
    this.#length += before === undefined ? key.length + html.length : html.length - before.length
    this.#parts.set(key, inOnePiece(html))
    for (const [oldest, { length }] of this.#parts) {
      if (this.#length <= maxLength) return
      this.#parts.delete(oldest)
      this.#length -= oldest.length + length
    }
  }

  clear(): void {
    this.#parts.clear()
    this.#length = 0
  }
}

/**
 * The same text, stored as one. What React put together from thousands of pieces is stored as these pieces, 32 bytes for each, until
 * something looks for a match in it.
 */
function inOnePiece(text: string): string {
  anything.test(text)
  return text
}

const anything = /^/
