import { data, Outlet } from 'react-router'
import pageStyles from '../accounts/page/account-page.module.css'
import { useIsOtherUser } from '../accounts/use-is-other-user.ts'
import { useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { NotFoundPage } from '../shell/errors/not-found-page.tsx'
import { isSignedInDocument } from '../state/signed-in.ts'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/console-page'
import { ConsoleBar } from './console-bar.tsx'
import styles from './console-page.module.css'
import { consolePageMeta } from './console-page-meta.ts'
import { findVolunteer } from './find-volunteer.ts'

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
  const isAnothers = useIsOtherUser(volunteerId)
  if (!access) return <Waiting />
  if (access.kind === 'unanswered') return <TryAgain message={access.sentence} level={1} />
  if (!volunteerId || !user || isAnothers) return <NotFoundPage />
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
      <NotFoundPage />
    </div>
  )
}
