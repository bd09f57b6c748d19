import type { ReactNode, Ref } from 'react'
import styles from './results.module.css'
import { countLabel } from './results-labels.ts'

/** The heading's id in the page: a search, and the filter's dialog, lead there. */
export const resultsHeadingId = 'results'

type Props = {
  ref: Ref<HTMLHeadingElement>
  total: number
  terms: string | string[] | undefined
  /** The list in plain words, where a search was understood. */
  title: string | undefined
  search: { asked: string; searched: string } | undefined
  /** True if it is the page's own heading: of a list that is searched or narrowed. */
  isPageHeading: boolean
  /** Further text of the heading. */
  children?: ReactNode
}

/** The number of listings, the terms they were searched by, and a note if a typo was corrected. */
export function ResultsHeading({ ref, total, terms, title, search, isPageHeading, children }: Props) {
  // Words that were typed in quotes have them already.
  const shownTerms = String(search?.searched ?? terms ?? '').replace(/^"(.*)"$/, '$1')
  const Heading = isPageHeading ? 'h1' : 'h2'
  return (
    <div className={styles.head}>
      <Heading ref={ref} id={resultsHeadingId} tabIndex={-1} className={styles.count}>
        {title ? `${title}: ${countLabel(total)}` : `${countLabel(total)}${shownTerms ? ` for “${shownTerms}”` : ''}`}
        {children}
      </Heading>
      {search && (
        <p>
          Showing results for <strong>“{search.searched}”</strong>, as no listing says “{search.asked}”.
        </p>
      )}
    </div>
  )
}
