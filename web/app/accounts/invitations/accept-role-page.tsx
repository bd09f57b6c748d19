import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { privateMeta } from '../page/private-meta.ts'
import { Invitation } from './invitation.tsx'

export const meta = () => privateMeta('Invitation')

/** Where whoever was invited takes a role. */
export default function AcceptRolePage() {
  return (
    <Invitation
      title="Will you help us?"
      accept={(body) => browserApi('acceptInvitation', { body })}
      welcome="You find the volunteers’ room in your menu."
      next={addresses.volunteers}
    >
      You were invited to help run the place. If you accept, you find the volunteers’ room in your menu, with a page
      that says what your role is for.
    </Invitation>
  )
}
