import type { ReactNode } from 'react'
import { CoverPicture } from '../../listings/cards/cover-picture.tsx'
import type { ReportedListing } from './load-reported.ts'
import styles from './reports.module.css'

type Props = Pick<ReportedListing, 'post'> & { children: ReactNode }

/** A listing with its picture beside what is said of it; above it where that is narrow. */
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
