import type { ReactNode, Ref } from 'react'
import styles from './empty-state.module.css'

type Props = {
  title: string
  /** One sentence. */
  text?: string
  /** The heading level of the title; a page's own title (1) is larger. */
  level?: 1 | 2 | 3
  ref?: Ref<HTMLDivElement>
  /** One or two links or buttons. */
  children?: ReactNode
}

/** The state of a part with nothing to show: a drawing, a sentence, and a link or button. */
export function EmptyState({ title, text, level = 2, ref, children }: Props) {
  const Title = `h${level}` as const
  return (
    <div ref={ref} className={level === 1 ? `stack measure start gap-16 ${styles.large}` : 'stack measure start gap-8'}>
      <Wheel />
      <Title className={level === 1 ? undefined : 'small-heading'}>{title}</Title>
      {text && <p>{text}</p>}
      {children && <div className="wrap gap-12">{children}</div>}
    </div>
  )
}

/** A wheel on a slope that rises 1 in 12. */
function Wheel() {
  return (
    <svg viewBox="0 0 240 80" className={styles.wheel} aria-hidden="true">
      <path className={styles.ground} d="M10 76 230 57.7V76Z" />
      <path className={styles.slope} d="M10 76 230 57.7" />
      <circle className={styles.tyre} cx="119.5" cy="41" r="22" />
      <circle className={styles.hub} cx="119.5" cy="41" r="6" />
    </svg>
  )
}
