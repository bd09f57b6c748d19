import type { Reply } from '@reable/contract/client'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { storedUser, storeUser } from '../user-store.ts'

type Props = {
  title: string
  /** What somebody is invited to. */
  children: ReactNode
  accept: (body: { invitation_token: string }) => Promise<Reply<'acceptInvitation' | 'acceptMembership'>>
  /** Says what they can do now. */
  welcome: string
  /** The page where they do it. */
  next: string
}

/** What stands behind the link of an invitation, accepted by a press. */
export function Invitation({ title, children, accept, welcome, next }: Props) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const press = () =>
    run(async () => {
      const reply = await accept({ invitation_token: search.get('invitation_token') ?? '' })
      if (!reply.ok) return showFailure(reply)
      storeUser({ ...reply.data, auth_token: storedUser()?.auth_token ?? null })
      alerts.show({ type: 'success', title: 'Welcome', text: welcome })
      await navigate(next)
    })
  return (
    <>
      <h1>{title}</h1>
      <p>{children}</p>
      <p>
        <Button busy={busy} busyLabel="One moment…" onClick={press}>
          Accept
        </Button>
      </p>
    </>
  )
}
