import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import backStyles from '../listings/detail/back-to-results.module.css'
import { Icon } from '../ui/icon/icon.tsx'
import { Link } from '../ui/link/link.tsx'

/** The way back to where a page of the room hangs. */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className={backStyles.back}>
      <Icon of={ArrowLeft} />
      <Link to={to}>{children}</Link>
    </p>
  )
}
