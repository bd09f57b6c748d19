import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { privateMeta } from '../page/private-meta.ts'
import { Invitation } from './invitation.tsx'

export const meta = () => privateMeta('Invitation')

/** Where whoever was invited becomes a member of a partner. */
export default function AcceptMembershipPage() {
  return (
    <Invitation
      title="Will you list for a partner?"
      accept={(body) => browserApi('acceptMembership', { body })}
      welcome="What you list carries the name of the partner now."
      next={addresses.imports}
    >
      You were invited to list for one of our partner organisations. If you accept, all your listings carry its name,
      and you can bring a whole list at once from a spreadsheet.
    </Invitation>
  )
}
