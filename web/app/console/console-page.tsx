import { factorRequired } from '@reable/contract/accounts/factor-rules'
import { data, Outlet } from 'react-router'
import pageStyles from '../accounts/page/account-page.module.css'
import { useIsOtherUser } from '../accounts/use-is-other-user.ts'
import { useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { NotFoundPage } from '../shell/errors/not-found-page.tsx'
import { isSignedInDocument } from '../state/signed-in.ts'
import { Button } from '../ui/button/button.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/console-page'
import { ConsoleBar } from './console-bar.tsx'
import styles from './console-page.module.css'
import { consolePageMeta } from './console-page-meta.ts'
import { findVolunteer } from './find-volunteer.ts'
import { RoomContext } from './may.tsx'

/** The document is the not-found page's, for everyone. (docs/decisions/0016) */
export const loader = () => data(null, { status: 404 })

export const clientLoader = () => findVolunteer(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Volunteers’ room', loaderData?.kind === 'volunteer')

/** The layout of the console: shown once the API has confirmed a volunteer; everybody else sees the not-found page. */
export default function ConsolePage({ loaderData: access }: Route.ComponentProps) {
  const user = useUser()
  const volunteerId = access && 'id' in access ? access.id : undefined
  const isAnothers = useIsOtherUser(volunteerId)
  if (!access) return <Waiting />
  if (access.kind === 'unanswered') return <TryAgain message={access.sentence} level={1} />
  if (access.kind === 'stranger' || !user || isAnothers) return <NotFoundPage />
  if (access.kind === 'factor_missing') return <FactorMissing />
  return (
    <RoomContext value={access}>
      <div className={styles.room}>
        <ConsoleBar />
        <div className={styles.part}>
          <Outlet />
        </div>
      </div>
    </RoomContext>
  )
}

/** Leads a volunteer without a second step to their settings. */
function FactorMissing() {
  return (
    <div className={pageStyles.page}>
      <h1>First a second step</h1>
      <p>{factorRequired}</p>
      <p>
        <Button variant="next" to={addresses.accountSettings}>
          Set it up
        </Button>
      </p>
    </div>
  )
}

/** The not-found page, hidden by CSS while someone is signed in and the API has not answered. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <NotFoundPage />
    </div>
  )
}
