import type { LucideIcon } from 'lucide-react'
import FilePen from 'lucide-react/icons/file-pen'
import Flag from 'lucide-react/icons/flag'
import Megaphone from 'lucide-react/icons/megaphone'
import { addresses } from '../shell/addresses.ts'

type ConsoleSection = { to: string; name: string; icon: LucideIcon }

/** The sections of the console, in the order of its navigation; the first one is its start page. */
export const consoleSections: readonly [ConsoleSection, ...ConsoleSection[]] = [
  { to: addresses.reports, name: 'Reports', icon: Flag },
  { to: addresses.contentPages, name: 'Pages', icon: FilePen },
  { to: addresses.banners, name: 'Banners', icon: Megaphone },
]
