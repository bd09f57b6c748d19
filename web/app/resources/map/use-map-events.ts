import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'

/** Subscribes `listener` to the map's events `names`, separated by spaces. */
export function useMapEvents(map: LeafletMap, names: string, listener: () => void): void {
  useEffect(() => {
    map.on(names, listener)
    return () => void map.off(names, listener)
  }, [map, names, listener])
}
