import { decidedSearchLimit } from '@reable/contract/moderation/rules'
import { addresses } from '../../shell/addresses.ts'
import field from '../../ui/field/field.module.css'
import { Select } from '../../ui/select/select.tsx'
import { FindForm } from '../find-form.tsx'
import type { DecidedQuery } from './decided-address.ts'
import { decidedWords } from './decision-texts.ts'

const options = [
  { value: 'keep', text: decidedWords.keep },
  { value: 'release', text: decidedWords.release },
]

/** The form to search decisions, by words and by the kind of decision. */
export const FindDecided = ({ query: { q, decision } }: { query: DecidedQuery }) => (
  <FindForm
    action={addresses.decidedReports}
    about="Decisions"
    label="Find a decision"
    hint="By the listing’s title, what was reported, or what its owner was told"
    q={q}
    limit={decidedSearchLimit}
  >
    <div key={decision} className={field.field}>
      <label htmlFor="find-decision">Decision</label>
      <Select id="find-decision" name="decision" placeholder="Any" options={options} defaultValue={decision ?? ''} />
    </div>
  </FindForm>
)
