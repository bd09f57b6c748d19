import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Expand from 'lucide-react/icons/expand'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { ControlsRow } from '../carousel/controls-row.tsx'
import styles from './gallery.module.css'
import type { Picture } from './picture.ts'

type Props = {
  live: boolean
  playing: boolean
  current: number
  pictures: readonly Picture[]
  press: () => void
  step: (by: 1 | -1) => void
  enlarge: (event: MouseEvent) => void
}

/** The row of controls under the slides. */
export function Controls({ live, playing, current, pictures, press, step, enlarge }: Props) {
  return (
    <ControlsRow live={live}>
      <div className={styles.tools}>
        <Button variant="quiet" size="small" icon={playing ? Pause : Play} onClick={press}>
          {playing ? 'Stop slide rotation' : 'Start slide rotation'}
        </Button>
        <Button variant="quiet" size="small" icon={Expand} href={pictures[current]?.large ?? ''} onClick={enlarge}>
          Full size
        </Button>
      </div>
      <div className={styles.steps}>
        {/* While the slides rotate by themselves nothing is announced. */}
        <p className={styles.place} aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
          Photo {current + 1} of {pictures.length}
          <span className="visually-hidden">: {pictures[current]?.alt}</span>
        </p>
        <Button variant="quiet" size="small" icon={ChevronLeft} onClick={() => step(-1)}>
          Previous
        </Button>
        <Button variant="quiet" size="small" onward={ChevronRight} className={styles.next} onClick={() => step(1)}>
          Next
        </Button>
      </div>
    </ControlsRow>
  )
}
