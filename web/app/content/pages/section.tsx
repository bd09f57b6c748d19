import { type ReactNode, useId } from 'react'

type Props = { heading: string; id?: string; children: ReactNode }

/** A section of a page under its own heading; links lead to its `id`. */
export function Section({ heading, id, children }: Props) {
  const headingId = useId()
  return (
    <section id={id} className="stack gap-16" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  )
}
