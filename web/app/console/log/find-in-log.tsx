import { logSearchLimit } from '@reable/contract/volunteers/rules'
import { addresses } from '../../shell/addresses.ts'
import { FindForm } from '../find-form.tsx'

/** The form to search the log. */
export const FindInLog = ({ q }: { q: string }) => (
  <FindForm
    action={addresses.volunteerLog}
    about="The log"
    label="Find in the log"
    hint="A volunteer’s address, what was done, what it was done to, such as “listing 12”, or the day, such as “2026-11-20”"
    q={q}
    limit={logSearchLimit}
  />
)
