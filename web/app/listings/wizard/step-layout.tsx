import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './step-layout.module.css'

type Props = {
  title: string
  intro?: ReactNode
  /** Takes the whole width of the page. */
  wide?: boolean
  /** Tips, beside the step in a large window. */
  tips?: ReactNode
  /** The summary of errors: the first thing after the heading. */
  summary?: ReactNode
  /** The foot bar. */
  foot: ReactNode
  children: ReactNode
}

/** The layout of every step: its heading, which takes the focus when one comes from another step; tips; the bar at the foot. */
export function StepLayout({ title, intro, wide, tips, summary, foot, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  // With a fresh document the focus stays where it is; for corrections the form places it.
  useEffect(() => {
    if (key !== 'default' && !state?.toCorrect) heading.current?.focus()
  }, [key, state])
  return (
    <>
      <div
        className={tips ? `stack ${styles.withTips}` : wide ? `stack ${styles.wide}` : `stack column ${styles.narrow}`}
      >
        <div className="stack gap-16">
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {summary}
          {intro && <p className="measure">{intro}</p>}
          {children}
        </div>
        {tips && <div className="card">{tips}</div>}
      </div>
      {foot}
    </>
  )
}
