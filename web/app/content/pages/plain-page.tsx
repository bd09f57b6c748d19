import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What the page is for. */
  about: string
  children: ReactNode
}

/** A page that is not written by volunteers: its title, what it is for, its parts. */
export function PlainPage({ title, about, children }: Props) {
  return (
    <article className="stack page gap-32 above-32">
      <div className="stack measure gap-12">
        <h1>{title}</h1>
        <p>{about}</p>
      </div>
      {children}
    </article>
  )
}
