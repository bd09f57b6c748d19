import type { LucideIcon } from 'lucide-react'
import FilePen from 'lucide-react/icons/file-pen'
import Flag from 'lucide-react/icons/flag'
import Megaphone from 'lucide-react/icons/megaphone'
import { addresses } from '../shell/addresses.ts'

type Room = { to: string; name: string; icon: LucideIcon }

/** The rooms of the console, in the order of its bar; whoever comes in stands in the first. */
export const rooms: readonly [Room, ...Room[]] = [
  { to: addresses.reports, name: 'Reports', icon: Flag },
  { to: addresses.contentPages, name: 'Pages', icon: FilePen },
  { to: addresses.banners, name: 'Banners', icon: Megaphone },
]
