import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

type Props = Omit<ComponentProps<typeof RouterLink>, 'to' | 'discover'> & {
  /** A path of this site, with its leading slash. */
  to: string
}

/**
 * A link within the site. In the browser it is the router's; on the server, which renders a hundred on a page, it is the same
 * HTML without the cost of the router's address resolution.
 */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink

function BrowserLink(props: Props) {
  return <RouterLink discover="none" {...props} />
}

function ServerLink({ to, reloadDocument: _, replace: __, state: ___, preventScrollReset: ____, ...rest }: Props) {
  return <a {...rest} href={to} />
}
