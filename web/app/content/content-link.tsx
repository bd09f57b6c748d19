import { isSafeLink } from '@reable/contract/content/rich-text'
import type { ReactNode } from 'react'
import { TextLink } from '../ui/text-link/text-link.tsx'

type Props = { to: string; children: ReactNode }

/** A link whose address was written by hand. With an unsafe address only its text is rendered. */
export function ContentLink({ to, children }: Props) {
  if (!isSafeLink(to)) return children
  if (/^(https?:|\/)/i.test(to)) return <TextLink to={to}>{children}</TextLink>
  return <a href={to}>{children}</a>
}
