import { type ComponentProps, createElement, type ReactNode, useContext } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'
import { renderedParts as rendered, rendering } from './rendering.ts'

type Tag = 'li' | 'section' | 'header' | 'footer' | 'aside' | 'div' | 'svg'

type Props<Element extends Tag> = Omit<ComponentProps<Element>, 'children'> & {
  as: Element
  /** The kind of the part. */
  name: string
  /** Everything that its content depends on, as a text: the same text, the same HTML. */
  of: string
  /** Its content. It takes no context but the address, and makes no ids by useId. */
  children: () => ReactNode
}

/**
 * A part of a page that reads the same on many pages. On the server React renders it once, and later pages are put together with
 * the HTML that it made then; in the browser it is like any other part. (docs/decisions/0047)
 */
export function Part<Element extends Tag>({ as, name, of, children, ...rest }: Props<Element>) {
  const location = useContext(LocationContext)
  const { renderToString } = rendering
  if (!renderToString) return createElement(as, rest, children())
  const key = `${name} ${of}`
  const html = rendered.get(key)
  // What is there for the first time may be so for the last: only the second time it is rendered by itself.
  if (html === undefined) {
    rendered.set(key, '')
    return createElement(as, rest, children())
  }
  if (html === '') {
    const content = renderToString(<LocationContext value={location}>{children()}</LocationContext>)
    rendered.set(key, content)
    return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: content } })
  }
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } })
}
