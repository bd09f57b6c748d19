import { data, Outlet } from 'react-router'
import pageStyles from '../accounts/page/account-page.module.css'
import { useIsAnothers } from '../accounts/use-is-anothers.ts'
import { useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { LostPage } from '../shell/errors/lost-page.tsx'
import { isSignedInDocument } from '../signed-in.ts'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/console-page'
import { ConsoleBar } from './console-bar.tsx'
import styles from './console-page.module.css'
import { findVolunteer } from './find-volunteer.ts'
import { roomMeta } from './room-meta.ts'

/** For everyone the document is that of any lost page. (docs/decisions/0016) */
export const loader = () => data(null, { status: 404 })

export const clientLoader = () => findVolunteer(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => roomMeta('Volunteers’ room', loaderData?.kind === 'volunteer')

/** The volunteers' room: it opens once the API has answered a volunteer, and to nobody else is there anything. */
export default function ConsolePage({ loaderData: found }: Route.ComponentProps) {
  const user = useUser()
  const volunteerId = found?.kind === 'volunteer' ? found.id : undefined
  const isAnothers = useIsAnothers(volunteerId)
  if (!found) return <Waiting />
  if (found.kind === 'unanswered') return <TryAgain sentence={found.sentence} level={1} />
  if (!volunteerId || !user || isAnothers) return <LostPage />
  return (
    <div className={pageStyles.page}>
      <ConsoleBar />
      <Outlet />
    </div>
  )
}

/** Where someone is signed in it is not seen until the API has answered. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <LostPage />
    </div>
  )
}
