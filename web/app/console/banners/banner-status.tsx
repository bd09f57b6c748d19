import CalendarClock from 'lucide-react/icons/calendar-clock'
import CirclePause from 'lucide-react/icons/circle-pause'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import type { BannerState } from './banner-state.ts'

const variants = {
  shown: { colour: 'blue', icon: Eye, label: 'Shown now' },
  waiting: { colour: 'grey', icon: CirclePause, label: 'Behind another' },
  coming: { colour: 'grey', icon: CalendarClock, label: 'Coming' },
  over: { colour: 'grey', icon: History, label: 'Over' },
} as const

export function BannerStatus({ state }: { state: BannerState }) {
  const { colour, icon, label } = variants[state]
  return (
    <StatusLabel colour={colour} icon={icon}>
      {label}
    </StatusLabel>
  )
}
