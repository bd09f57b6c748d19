import type { ActName } from '@reable/contract/volunteers/rules'
import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import Ban from 'lucide-react/icons/ban'
import BookOpen from 'lucide-react/icons/book-open'
import ChartBar from 'lucide-react/icons/chart-bar'
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
import { addresses } from '../shell/addresses.ts'
import { placesAddress, prohibitedAddress, searchNamesAddress } from './versions/room-addresses.ts'

/** Shown to whoever may do `act`. Marked as current on every page below `to`, and below `also`. */
export type ConsoleSection = { to: string; also?: string; name: string; icon: LucideIcon; act: ActName }

type ConsoleGroup = { name: string; sections: readonly ConsoleSection[] }

/** The sections of the console by what they are about, in the order of its navigation. */
export const consoleGroups: readonly ConsoleGroup[] = [
  {
    name: 'People and listings',
    sections: [
      { to: addresses.cases, also: addresses.decidedReports, name: 'Cases', icon: Inbox, act: 'enter_room' },
      { to: addresses.decidedPeople, also: addresses.reportedPeople, name: 'People', icon: Users, act: 'enter_room' },
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
