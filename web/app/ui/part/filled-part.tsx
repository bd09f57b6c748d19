import { type ComponentProps, createElement, type ReactNode, useContext } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'
import { rendering, type Template, templates } from './rendering.ts'

type Tag = 'li'

/** What a part shows, by name. One that is missing or empty is not there. */
type Texts = Readonly<Record<string, string | undefined>>

type Props<Element extends Tag, Shown extends Texts> = Omit<ComponentProps<Element>, 'children'> & {
  as: Element
  /** The kind of the part. */
  name: string
  /** Everything besides the texts that its content depends on. Of few kinds: what was made of each is never given up. */
  of: string
  texts: Shown
  /** Its content: shows these texts as they are, whole or within another, and decides nothing by them but whether they are there. */
  children: (texts: Shown) => ReactNode
}

/**
 * A part that differs by its texts alone, such as a card. On the server React renders each shape of it once, with a mark in place of
 * each text, and later ones are that HTML with their own texts; in the browser it is like any other part. (docs/decisions/0047)
 */
export function FilledPart<Element extends Tag, Shown extends Texts>(props: Props<Element, Shown>) {
  const { as, name, of, texts, children, ...rest } = props
  const location = useContext(LocationContext)
  const { renderToString } = rendering
  if (!renderToString) return createElement(as, rest, children(texts))
  const present = Object.keys(texts).filter((key) => texts[key])
  const key = `${name} ${of} ${present.join()}`
  let template = templates.get(key)
  if (!template) {
    const content = children(marked(texts, present))
    template = renderToString(<LocationContext value={location}>{content}</LocationContext>).split(mark)
    templates.set(key, template)
  }
  const html = filled(
    template,
    present.map((key) => texts[key] ?? ''),
  )
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } })
}

/** Two letters that no font has, around the number of a text. */
const mark = /\ue000(\d+)\ue001/

const marked = <Shown extends Texts>(texts: Shown, present: readonly string[]): Shown => ({
  ...texts,
  ...Object.fromEntries(present.map((key, at) => [key, `\ue000${at}\ue001`])),
})

function filled(template: Template, texts: readonly string[]): string {
  let html = ''
  for (const [at, piece] of template.entries()) html += at % 2 ? escapeText(texts[Number(piece)] ?? '') : piece
  return html
}

const escapes: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** As React writes a text, between tags and in an attribute. */
const escapeText = (text: string) =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (character) => escapes[character] ?? '') : text
