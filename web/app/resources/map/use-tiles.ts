import { type Map as LeafletMap, TileLayer } from 'leaflet'
import { useEffect } from 'react'
import { maxZoom } from './use-leaflet-map.ts'

/** Adds map tiles above the drawn map; `onTile` is called with the result of each one. */
export function useTiles(
  map: LeafletMap | undefined,
  address: string | undefined,
  onTile: (result: 'came' | 'failed') => void,
): void {
  useEffect(() => {
    if (!map || !address) return
    const layer = new TileLayer(address, { maxZoom: maxZoom.tiles })
    layer.on({ tileload: () => onTile('came'), tileerror: () => onTile('failed') }).addTo(map)
    return () => void layer.remove()
  }, [map, address, onTile])
}
