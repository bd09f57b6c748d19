import type { LucideIcon } from 'lucide-react'
import Flag from 'lucide-react/icons/flag'
import { addresses } from '../shell/addresses.ts'

type Room = { to: string; name: string; icon: LucideIcon }

/** The rooms of the console, in the order of its bar; whoever comes in stands in the first. */
export const rooms: readonly [Room, ...Room[]] = [{ to: addresses.reports, name: 'Reports', icon: Flag }]
