import type { Answer } from '@reable/contract/client'
import { type QuickAnswer, quickAnswers } from '@reable/contract/handovers/rules'
import { nameWithin } from '../messages/name-within.ts'
import { Button } from '../ui/button/button.tsx'
import row from '../ui/check-list/check-list.module.css'
import { FieldError } from '../ui/field/field.tsx'
import styles from './handover.module.css'

type Props = {
  token: string
  link: Answer<'readAnswerLink'>
  chosen: QuickAnswer | undefined
  /** Whether it was sent with nothing chosen. */
  missing: boolean
}

const errorId = 'answer-error'

/** The prepared answers, the one that was pressed in the mail chosen, and the button that sends it: the browser's own form. */
export function AnswerLinkForm({ token, link, chosen, missing }: Props) {
  return (
    <form method="post" action="/messages/answer" className={styles.part}>
      <p>
        To <strong>{nameWithin(link.to)}</strong>
        {link.title && (
          <>
            , about your listing <strong>{link.title}</strong>
          </>
        )}
        .
      </p>
      <input type="hidden" name="token" value={token} />
      <div role="radiogroup" aria-labelledby="answers" aria-describedby={missing ? errorId : undefined}>
        <strong id="answers">Your answer</strong>
        {missing && <FieldError id={errorId}>Answer: choose one of the prepared answers</FieldError>}
        {link.answers.map((answer) => (
          <label key={answer} className={row.row}>
            <input type="radio" name="answer" value={answer} defaultChecked={answer === chosen} />
            <span>{quickAnswers[answer]}</span>
          </label>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="next">
          Send this answer
        </Button>
      </div>
    </form>
  )
}
