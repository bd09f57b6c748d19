import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'

/** Has `act` hear of the map's events `names`, with spaces between. */
export function useMapEvents(map: LeafletMap, names: string, act: () => void): void {
  useEffect(() => {
    map.on(names, act)
    return () => void map.off(names, act)
  }, [map, names, act])
}
