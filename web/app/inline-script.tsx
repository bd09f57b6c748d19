import { useState } from 'react'
import { useInBrowser } from './state/in-browser.ts'

type Props = {
  /** A constant of the build that stands in inline-scripts.ts, so that the page's policy names it; or data, of its `type`. */
  text: string
  type?: 'application/ld+json'
}

/**
 * A script in the server's HTML, which stays as it came. What is made in the browser has none: React would assign it to
 * innerHTML, which the page's policy refuses.
 */
export function InlineScript({ text, type }: Props) {
  const inBrowser = useInBrowser()
  const [serverText] = useState(inBrowser ? undefined : text)
  if (serverText === undefined) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build, or data whose "<" are written otherwise
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: serverText }} />
}
