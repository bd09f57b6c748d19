import type { Ref } from 'react'
import styles from './results.module.css'
import { countWords } from './results-words.ts'

type Props = {
  ref: Ref<HTMLHeadingElement>
  total: number
  words: string | string[] | undefined
  search: { asked: string; searched: string } | undefined
}

/** How many listings there are, for which words; and that a slip of the keys was read as another word. */
export function ResultsHeading({ ref, total, words, search }: Props) {
  const said = search?.searched ?? words
  return (
    <div className={styles.head}>
      <h2 ref={ref} tabIndex={-1} className={styles.count}>
        {countWords(total)}
        {said && ` for “${said}”`}
      </h2>
      {search && (
        <p>
          Showing results for <strong>“{search.searched}”</strong>, as no listing says “{search.asked}”.
        </p>
      )}
    </div>
  )
}
