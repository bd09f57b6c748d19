import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import backStyles from '../listings/detail/back-to-results.module.css'
import { Icon } from '../ui/icon/icon.tsx'
import { Link } from '../ui/link/link.tsx'

/** The link back from a page of the console to the page above it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className={`line gap-8 ${backStyles.back}`}>
      <Icon of={ArrowLeft} />
      <Link to={to}>{children}</Link>
    </p>
  )
}
