import { type Map as LeafletMap, TileLayer } from 'leaflet'
import { useEffect } from 'react'
import { nearest } from './use-leaflet-map.ts'

/** Tiles above the drawing; `tell` hears of each one whether it came. */
export function useTiles(
  map: LeafletMap | undefined,
  address: string | undefined,
  tell: (what: 'came' | 'failed') => void,
): void {
  useEffect(() => {
    if (!map || !address) return
    const layer = new TileLayer(address, { maxZoom: nearest.tiles })
    layer.on({ tileload: () => tell('came'), tileerror: () => tell('failed') }).addTo(map)
    return () => void layer.remove()
  }, [map, address, tell])
}
