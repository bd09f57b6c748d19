import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ComponentProps } from 'react'
import { Link } from '../link/link.tsx'
import styles from './text-link.module.css'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, or the full address of another site, which is then marked as such. */
  to: string
}

/** A link in running text. */
export function TextLink({ to, children, ...rest }: Props) {
  if (!/^https?:/i.test(to)) {
    return (
      <Link {...rest} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={to} rel="noopener">
      {children}
      <ArrowUpRight size="1em" strokeWidth={2.1} className={styles.arrow} aria-hidden />
      <span className="visually-hidden"> (opens another site)</span>
    </a>
  )
}
