import { logSearchLimit } from '@reable/contract/volunteers/rules'
import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import field from '../../ui/field/field.module.css'
import styles from '../reports/reports.module.css'

/** The form to search the log. */
export function FindInLog({ q }: { q: string }) {
  return (
    <Form
      key={q}
      action={addresses.volunteerLog}
      role="search"
      aria-label="The log"
      preventScrollReset
      className={styles.find}
    >
      <div className={field.field}>
        <label htmlFor="log-words">Find in the log</label>
        <p id="log-hint" className={field.hint}>
          A volunteer’s address, what was done, what it was done to, such as “listing 12”, or the day, such as
          “2026-11-20”
        </p>
        <input
          id="log-words"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={logSearchLimit}
          aria-describedby="log-hint"
          className={field.box}
        />
      </div>
      <Button type="submit" variant="other" icon={Search}>
        Find
      </Button>
    </Form>
  )
}
