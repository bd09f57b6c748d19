import {
  type ProhibitedMatch,
  prohibitedIn,
  prohibitedMessages,
  wordMeansOther,
} from '@reable/contract/prohibited/rules'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert/alert.tsx'
import row from '../../ui/check-list/check-list.module.css'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { useCheckedWords } from './checked-words.tsx'
import styles from './fields.module.css'
import { readChecked, useProhibited, withChecked } from './prohibited-list.ts'

type Props = {
  name: string
  /** What stands there before anything is typed. */
  value: string
  /** The words that were ticked before, as `prohibited-list.ts` holds them. */
  checked: string
}

/**
 * Says when a field's text is about something that may not be listed here: what, and where it can go. Its author ticks that theirs is something
 * else, or takes the word out; of a medicine or needle they read that a volunteer looks first.
 */
export function ProhibitedNotice({ name, value, checked: checkedBefore }: Props) {
  const matches = prohibitedIn(useFieldText(name, value), useProhibited())
  const checked = useFieldText('checked_words', checkedBefore)
  const { setChecked } = useCheckedWords()
  return (
    <div role="status" className={styles.notice}>
      {matches.map((match) => (
        <ProhibitedQuestion key={match.word} match={match}>
          {!match.waits && (
            <label className={row.row}>
              <input
                type="checkbox"
                checked={readChecked(checked).includes(match.word)}
                onChange={({ target }) => setChecked(withChecked(checked, match.word, target.checked))}
              />
              <span>{wordMeansOther(match.word)}</span>
            </label>
          )}
        </ProhibitedQuestion>
      ))}
    </div>
  )
}

/** What is asked about a word; `children` is how it is answered. */
export function ProhibitedQuestion({ match, children }: { match: ProhibitedMatch; children?: ReactNode }) {
  const { question, about, goOn } = prohibitedMessages(match)
  return (
    <Alert type="warning" title={question}>
      <p>{about}</p>
      <p>{goOn}</p>
      {children}
    </Alert>
  )
}
