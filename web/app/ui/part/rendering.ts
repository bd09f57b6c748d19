import type { ReactElement } from 'react'
import { RenderedParts } from './rendered-parts.ts'

type RenderToString = (content: ReactElement) => string

/** The HTML of a part between its texts, and in turn the number of the text that stands there. */
export type Template = readonly string[]

/** What the server renders parts by, and has rendered of them; in the browser and in most tests nothing. */
export const rendering: { renderToString: RenderToString | undefined } = { renderToString: undefined }
export const renderedParts = new RenderedParts()
export const templates = new Map<string, Template>()

/** Has parts rendered once and their HTML reused, as the server does. Undefined: each is rendered with its page. */
export function renderPartsBy(render: RenderToString | undefined): void {
  rendering.renderToString = render
  renderedParts.clear()
  templates.clear()
}
