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
import { consolePageMeta } from './room-meta.ts'

/** The document is the not-found page's, for everyone. (docs/decisions/0016) */
export const loader = () => data(null, { status: 404 })

export const clientLoader = () => findVolunteer(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Volunteers’ room', loaderData?.kind === 'volunteer')

/** The layout of the console: shown once the API has confirmed a volunteer; everybody else sees the not-found page. */
export default function ConsolePage({ loaderData: access }: Route.ComponentProps) {
  const user = useUser()
  const volunteerId = access?.kind === 'volunteer' ? access.id : undefined
  const isAnothers = useIsAnothers(volunteerId)
  if (!access) return <Waiting />
  if (access.kind === 'unanswered') return <TryAgain sentence={access.sentence} level={1} />
  if (!volunteerId || !user || isAnothers) return <LostPage />
  return (
    <div className={pageStyles.page}>
      <ConsoleBar />
      <Outlet />
    </div>
  )
}

/** The not-found page, hidden by CSS while someone is signed in and the API has not answered. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <LostPage />
    </div>
  )
}
