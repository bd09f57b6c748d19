import type { RichText as Blocks } from '@reable/contract/content/rich-text'
import type { ReactNode } from 'react'
import { RichText } from '../rich-text.tsx'
import styles from './information.module.css'
import { PreviewNote } from './preview-note.tsx'

type Props = {
  /** A picture above the heading. */
  picture?: ReactNode
  heading: string
  introduction?: Blocks
  children: ReactNode
}

/** A page to read: heading, introduction, sections. */
export function Information({ picture, heading, introduction, children }: Props) {
  return (
    <article className={`stack page gap-48 above-32 ${styles.page}`}>
      <PreviewNote />
      <div className={`stack gap-16 ${styles.head}`}>
        {picture}
        <h1>{heading}</h1>
        {introduction && <RichText blocks={introduction} />}
      </div>
      {children}
    </article>
  )
}
