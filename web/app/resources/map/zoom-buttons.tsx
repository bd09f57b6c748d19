import { DomEvent, type Map as LeafletMap } from 'leaflet'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useReducer } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './live-map.module.css'
import { useMapEvents } from './use-map-events.ts'

/** The buttons that zoom in and out; at either end the button is marked as disabled. */
export function ZoomButtons({ map, maxZoom }: { map: LeafletMap; maxZoom: number }) {
  const [, refresh] = useReducer((times: number) => times + 1, 0)
  useMapEvents(map, 'zoomend', refresh)
  const zoom = map.getZoom()
  const steps = [
    { label: 'Zoom in', icon: Plus, isDisabled: zoom >= maxZoom, zoomBy: () => map.zoomIn() },
    { label: 'Zoom out', icon: Minus, isDisabled: zoom <= map.getMinZoom(), zoomBy: () => map.zoomOut() },
  ]
  return (
    <div className={styles.zoom} ref={(part) => void (part && DomEvent.disableClickPropagation(part))}>
      {steps.map(({ label, icon, isDisabled, zoomBy }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-disabled={isDisabled || undefined}
          className={buttonClass({ variant: 'quiet' }, styles.step)}
          onClick={zoomBy}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  )
}
