import type { ReactNode, Ref } from 'react'
import styles from './results.module.css'
import { countWords } from './results-words.ts'

type Props = {
  ref: Ref<HTMLHeadingElement>
  total: number
  words: string | string[] | undefined
  search: { asked: string; searched: string } | undefined
  /** What else is said of the list. */
  children?: ReactNode
}

/** How many listings there are, for which words; and that a slip of the keys was read as another word. */
export function ResultsHeading({ ref, total, words, search, children }: Props) {
  const said = search?.searched ?? words
  return (
    <div className={styles.head}>
      <h2 ref={ref} tabIndex={-1} className={styles.count}>
        {countWords(total)}
        {said && ` for “${said}”`}
        {children}
      </h2>
      {search && (
        <p>
          Showing results for <strong>“{search.searched}”</strong>, as no listing says “{search.asked}”.
        </p>
      )}
    </div>
  )
}
