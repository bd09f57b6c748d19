import { useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { useInView } from '../../shell/alerts/use-in-view.ts'
import { useLazy } from '../../state/use-lazy.ts'
import { StaticMap } from './static-map.tsx'
import type { Zone, ZoneChoice } from './zone.ts'
import styles from './zones-map.module.css'

type Props = { zones: readonly Zone[]; chosen: ZoneChoice | undefined; onChoose: (id: number) => void }

/**
 * The zones on a map: drawn and static at first, interactive once it is in view. Where the interactive one cannot be loaded the
 * static one stays, because the list contains everything that the map shows.
 */
export function ZonesMap({ zones, chosen, onChoose }: Props) {
  const tiles = useRouteLoaderData<typeof loader>('root')?.mapTiles
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useInView(place, () => setSeen(true), 0.2)
  const Live = useLazy(seen || chosen !== undefined, loadLiveMap)
  return (
    <div ref={place} className={styles.map}>
      {Live ? (
        <Live zones={zones} chosen={chosen} onChoose={onChoose} tiles={tiles} />
      ) : (
        <StaticMap zones={zones} chosen={chosen?.id} />
      )}
    </div>
  )
}

const loadLiveMap = () => import('./live-map.tsx').then(({ LiveMap }) => LiveMap).catch(() => undefined)
