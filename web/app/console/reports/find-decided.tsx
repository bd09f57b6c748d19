import { decidedSearchLimit } from '@reable/contract/moderation/rules'
import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import field from '../../ui/field/field.module.css'
import { Select } from '../../ui/select/select.tsx'
import type { DecidedQuery } from './decided-address.ts'
import styles from './reports.module.css'

const options = [
  { value: 'keep', text: 'Hidden' },
  { value: 'release', text: 'Not hidden' },
]

/** The form to search decisions, by words and by the kind of decision. */
export function FindDecided({ query: { q, decision } }: { query: DecidedQuery }) {
  return (
    <Form
      key={`${q} ${decision}`}
      action={addresses.decidedReports}
      role="search"
      aria-label="Decisions"
      preventScrollReset
      className={styles.find}
    >
      <div className={field.field}>
        <label htmlFor="find-words">Find a decision</label>
        <p id="find-hint" className={field.hint}>
          By the listing’s title, what was reported, or what its owner was told
        </p>
        <input
          id="find-words"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={decidedSearchLimit}
          aria-describedby="find-hint"
          className={field.box}
        />
      </div>
      <div className={field.field}>
        <label htmlFor="find-decision">Decision</label>
        <Select id="find-decision" name="decision" placeholder="Any" options={options} defaultValue={decision ?? ''} />
      </div>
      <Button type="submit" variant="other" icon={Search}>
        Find
      </Button>
    </Form>
  )
}
