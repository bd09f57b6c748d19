import { convert, type DomNode } from 'html-to-text'

/** How the HTML of a mail shows a picture that comes with it. */
export type InlinePicture = {
  /** True in a signature, and in what is quoted: nobody shows a thing there. */
  isDecoration: boolean
  /** The shortest side that the HTML gives it, in px. */
  side: number | undefined
}

const maxLength = 1_000_000

/** Finds the pictures that the HTML of a mail shows, by the Content-ID of their parts. */
export function inlinePicturesIn(html: string): Map<string, InlinePicture> {
  const found = new Map<string, InlinePicture>()
  const note = (image: DomNode) => {
    const { src = '', width = '', height = '', style = '' } = image.attribs ?? {}
    if (!src.startsWith('cid:')) return
    const sides = [width, height, ...(style.match(/\b(?:width|height): ?\d{1,5}px/g) ?? [])].map(pixelsIn)
    const known = sides.filter((side) => side > 0)
    found.set(src.slice('cid:'.length), {
      isDecoration: isDecoration(image),
      side: known.length ? Math.min(...known) : undefined,
    })
  }
  convert(html.slice(0, maxLength), {
    limits: { maxDepth: 100, maxChildNodes: 5_000 },
    formatters: { note },
    selectors: [{ selector: 'img', format: 'note' }],
  })
  return found
}

const pixelsIn = (text: string) => Number(/\d{1,5}/.exec(text)?.[0])

/** By which mail programs mark a signature, and what they quote. */
const decorations = ['signature', 'gmail_quote', 'yahoo_quoted', 'moz-cite-prefix', 'protonmail_quote']
/** By which they mark where the quote begins that goes on to the end. */
const quoteBeginnings = ['divrplyfwdmsg', 'appendonsend', 'moz-cite-prefix', 'stopspelling']

function isDecoration(image: DomNode): boolean {
  for (let node: DomNode | null | undefined = image; node; node = node.parent) {
    if (isMarked(node, decorations) || (node.name === 'blockquote' && node.attribs?.type === 'cite')) return true
    for (let before = previous(node); before; before = previous(before)) if (beginsQuote(before)) return true
  }
  return false
}

/** Outlook draws a rule above what it quotes, in a box within another. */
const beginsQuote = (node: DomNode): boolean =>
  isMarked(node, quoteBeginnings) || [node, ...(node.children ?? []).slice(0, 1)].some(isRuled)

const isRuled = ({ attribs }: DomNode) => /border-top: ?solid/i.test(attribs?.style ?? '')

/** The parser knows what stands before; its types do not. */
const previous = (node: DomNode) => (node as DomNode & { prev?: DomNode | null }).prev

function isMarked({ attribs }: DomNode, marks: readonly string[]): boolean {
  const names = `${attribs?.class ?? ''} ${attribs?.id ?? ''}`.toLowerCase()
  return marks.some((mark) => names.includes(mark))
}
