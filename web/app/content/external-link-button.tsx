import { isSafeLink } from '@reable/contract/content/rich-text'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'

type Props = {
  to: string
  /** The target for screen readers, where the label alone does not name it: "about the Example Foundation". */
  about?: string
  variant?: 'next' | 'other'
  onClick?: () => void
  children: ReactNode
}

/** A button that links to another site, marked as such. With an unsafe address nothing is rendered. */
export function ExternalLinkButton({ to, about, variant = 'other', onClick, children }: Props) {
  if (!isSafeLink(to)) return null
  return (
    <Button variant={variant} href={to} rel="noopener" onward={ArrowUpRight} onClick={onClick} className="self-start">
      {children}
      <span className="visually-hidden">{about && ` ${about}`} (opens another site)</span>
    </Button>
  )
}
