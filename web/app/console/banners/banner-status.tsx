import CalendarClock from 'lucide-react/icons/calendar-clock'
import CirclePause from 'lucide-react/icons/circle-pause'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import type { BannerState } from './banner-state.ts'

const variants = {
  shown: { colour: 'blue', icon: Eye, word: 'Shown now' },
  waiting: { colour: 'grey', icon: CirclePause, word: 'Behind another' },
  coming: { colour: 'grey', icon: CalendarClock, word: 'Coming' },
  over: { colour: 'grey', icon: History, word: 'Over' },
} as const

export function BannerStatus({ state }: { state: BannerState }) {
  const { colour, icon, word } = variants[state]
  return (
    <StatusLabel colour={colour} icon={icon}>
      {word}
    </StatusLabel>
  )
}
