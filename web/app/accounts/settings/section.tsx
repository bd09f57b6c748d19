import { type ReactNode, type Ref, useId } from 'react'
import styles from './settings.module.css'

type Props = { title: string; ref?: Ref<HTMLHeadingElement>; children: ReactNode }

/** One section of the settings, on a card of its own. */
export function Section({ title, ref, children }: Props) {
  const id = useId()
  return (
    <section className={`stack card start gap-16 ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} ref={ref} tabIndex={-1} className="small-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
