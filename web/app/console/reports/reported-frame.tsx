import type { ReactNode } from 'react'
import { CoverPicture } from '../../listings/cards/cover-picture.tsx'
import type { ReportedListing } from './load-reported.ts'
import styles from './reports.module.css'

type Props = Pick<ReportedListing, 'post'> & { children: ReactNode }

/** A listing's card with its picture beside the content; above it on narrow screens. */
export function ReportedFrame({ post: { image }, children }: Props) {
  return (
    <article className={image ? styles.pictured : styles.card}>
      {image && (
        <div className={styles.picture}>
          <CoverPicture image={image} />
        </div>
      )}
      <div className={styles.about}>{children}</div>
    </article>
  )
}
