import type { Answer } from '@reable/contract/client'
import { type HowItWent, howItWent } from '@reable/contract/handovers/sheets/rules'
import { Button } from '../../ui/button/button.tsx'
import row from '../../ui/check-list/check-list.module.css'
import { FieldError } from '../../ui/field/field.tsx'
import styles from '../handover.module.css'

export type Chosen = Partial<Record<HowItWent, 'yes' | 'no'>>

type Props = { token: string; link: Answer<'readHowItWent'>; chosen: Chosen; error: string | undefined }

const errorId = 'after-error'

/** Two questions, what was tapped in the mail chosen, and the button that sends them: the browser's own form. */
export function AfterForm({ token, link, chosen, error }: Props) {
  return (
    <form method="post" action="/handover/after" className={styles.part}>
      <p>
        About <strong>{link.title}</strong>. You can answer one of the two, or both.
      </p>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <input type="hidden" name="token" value={token} />
      {Object.entries(howItWent).map(([name, { asks, yes, no }]) => (
        <fieldset key={name} aria-describedby={error ? errorId : undefined}>
          <legend>
            <strong>{asks}</strong>
          </legend>
          {[
            { value: 'yes', label: yes },
            { value: 'no', label: no },
          ].map(({ value, label }) => (
            <label key={value} className={row.row}>
              <input type="radio" name={name} value={value} defaultChecked={chosen[name as HowItWent] === value} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button type="submit" variant="next">
          Send my answer
        </Button>
      </div>
    </form>
  )
}
