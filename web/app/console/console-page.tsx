import { factorRequired } from '@reable/contract/accounts/factor-rules'
import { type ActName, mayDo } from '@reable/contract/volunteers/rules'
import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import Ban from 'lucide-react/icons/ban'
import BookOpen from 'lucide-react/icons/book-open'
import ChartBar from 'lucide-react/icons/chart-bar'
import ChevronDown from 'lucide-react/icons/chevron-down'
import FilePen from 'lucide-react/icons/file-pen'
import Handshake from 'lucide-react/icons/handshake'
import Inbox from 'lucide-react/icons/inbox'
import MapPin from 'lucide-react/icons/map-pin'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import ScanSearch from 'lucide-react/icons/scan-search'
import ScrollText from 'lucide-react/icons/scroll-text'
import Search from 'lucide-react/icons/search'
import Shapes from 'lucide-react/icons/shapes'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import { type MouseEvent, useRef } from 'react'
import { data, Outlet, useLocation } from 'react-router'
import pageStyles from '../accounts/page/account-page.module.css'
import { useIsOtherUser } from '../accounts/use-is-other-user.ts'
import { useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { NotFoundPage } from '../shell/errors/not-found-page.tsx'
import { currentMark } from '../shell/header/current-mark.ts'
import { isSignedInDocument } from '../state/signed-in.ts'
import { Button } from '../ui/button/button.tsx'
import { closeDetails, useDismissal } from '../ui/drop-down/use-dismissal.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Link } from '../ui/link/link.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/console-page'
import consoleBarStyles from './console-bar.module.css'
import styles from './console-page.module.css'
import { consolePageMeta } from './console-page-meta.ts'
import { findVolunteer } from './find-volunteer.ts'
import { RoomContext, useRoom } from './may.tsx'
import { placesAddress, prohibitedAddress, searchNamesAddress } from './versions/room-addresses.ts'

/** Shown to whoever may do `act`. Marked as current on every page below `to`, and below `also`. */
type ConsoleSection = { to: string; also?: string; name: string; icon: LucideIcon; act: ActName }

type ConsoleGroup = { name: string; sections: readonly ConsoleSection[] }

/** The sections of the console by what they are about, in the order of its navigation. */
const consoleGroups: readonly ConsoleGroup[] = [
  {
    name: 'People and listings',
    sections: [
      { to: addresses.cases, name: 'Cases', icon: Inbox, act: 'enter_room' },
      { to: addresses.foundPeople, also: addresses.reportedPeople, name: 'People', icon: Users, act: 'enter_room' },
      { to: addresses.screening, name: 'Screening', icon: ScanSearch, act: 'enter_room' },
      { to: addresses.replies, name: 'Replies', icon: MessageSquareText, act: 'enter_room' },
    ],
  },
  {
    name: 'Equipment',
    sections: [
      { to: addresses.kinds, name: 'Kinds of equipment', icon: Shapes, act: 'enter_room' },
      { to: searchNamesAddress, name: 'Search words', icon: Search, act: 'enter_room' },
      { to: prohibitedAddress, name: 'Not to be listed', icon: Ban, act: 'enter_room' },
      { to: addresses.volunteerRecalls, name: 'Recalls', icon: ShieldAlert, act: 'enter_room' },
      { to: addresses.manuals, name: 'Manuals', icon: BookOpen, act: 'enter_room' },
    ],
  },
  {
    name: 'Pages and places',
    sections: [
      { to: placesAddress, name: 'Places', icon: MapPin, act: 'enter_room' },
      { to: addresses.contentPages, name: 'Pages', icon: FilePen, act: 'enter_room' },
      { to: addresses.banners, name: 'Banners', icon: Megaphone, act: 'enter_room' },
      { to: addresses.volunteerPartners, name: 'Partners', icon: Handshake, act: 'enter_room' },
    ],
  },
  {
    name: 'How it goes',
    sections: [
      { to: addresses.volunteerImpact, name: 'Numbers', icon: ChartBar, act: 'enter_room' },
      { to: addresses.health, name: 'Status', icon: Activity, act: 'enter_room' },
      { to: addresses.volunteers, name: 'Volunteers', icon: UserCog, act: 'enter_room' },
      { to: addresses.volunteerLog, name: 'Log', icon: ScrollText, act: 'read_log' },
    ],
  },
]

/** The navigation of the console: a column beside the page where there is room for it, else a menu that names the current section. */
function ConsoleBar() {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissal(menu)
  const current = consoleGroups.flatMap(({ sections }) => sections).find((section) => markOf(pathname, section))
  const close = ({ target }: MouseEvent) => {
    const chosen = (target as Element).closest('a')
    if (!chosen || !menu.current) return
    // The focus goes on to the new page; where none comes it goes back to the menu.
    if (chosen.ariaCurrent === 'page') closeDetails(menu.current)
    else menu.current.open = false
  }
  return (
    <nav aria-label="Volunteers’ room">
      <div className={consoleBarStyles.column}>
        <Groups idPrefix="column" />
      </div>
      <details ref={menu} className={consoleBarStyles.menu}>
        <summary className={`row ${consoleBarStyles.summary}`}>
          <span className="quiet">Volunteers’ room</span>{' '}
          <span className={consoleBarStyles.current}>{current?.name ?? 'Sections'}</span>
          <Icon of={ChevronDown} className={consoleBarStyles.chevron} />
        </summary>
        <div className={`stack floating ${consoleBarStyles.panel}`} onClickCapture={close}>
          <Groups idPrefix="menu" />
        </div>
      </details>
    </nav>
  )
}

/** All sections that this role may open, each list under the name of its group. */
function Groups({ idPrefix }: { idPrefix: string }) {
  const { role } = useRoom()
  const groups = consoleGroups.map(({ name, sections }) => ({
    name,
    id: `${idPrefix}-${name.replaceAll(' ', '-').toLowerCase()}`,
    sections: sections.filter(({ act }) => mayDo(act, role)),
  }))
  return groups.map(({ name, id, sections }) => (
    <div key={id}>
      <p id={id} className={`quiet ${consoleBarStyles.group}`}>
        {name}
      </p>
      <ul aria-labelledby={id} className={consoleBarStyles.sections}>
        {sections.map((section) => (
          <li key={section.to}>
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function SectionLink({ section }: { section: ConsoleSection }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={section.to}
      className={`line tab-link gap-12 ${consoleBarStyles.section}`}
      aria-current={markOf(pathname, section)}
    >
      <Icon of={section.icon} className={consoleBarStyles.icon} />
      {section.name}
    </Link>
  )
}

const markOf = (pathname: string, { to, also }: ConsoleSection) =>
  currentMark(pathname, to) ?? (also && currentMark(pathname, also) ? 'true' : undefined)

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
      <div className={`stack page gap-24 ${styles.room}`}>
        <ConsoleBar />
        <div className={`stack gap-24 ${styles.part}`}>
          <Outlet />
        </div>
      </div>
    </RoomContext>
  )
}

/** Leads a volunteer without a second step to their settings. */
function FactorMissing() {
  return (
    <div className={`stack page gap-24 above-24 ${pageStyles.page}`}>
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
