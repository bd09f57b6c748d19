import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'

/** Has `act` hear of the map's events `names`, with spaces between. */
export function useMapEvents(map: LeafletMap, names: string, listener: () => void): void {
  useEffect(() => {
    map.on(names, listener)
    return () => void map.off(names, listener)
  }, [map, names, listener])
}
