import { useMemo } from 'react'

/** Data that stand in a block of the page, under its id, instead of with the loaders' data. */
type Marker = { packedIn: string }

/** Loader data that the browser's own loader brings as they are, and the server's as a block of the page. */
export type Packed<Data> = Marker | Data

/** A block of a page: JSON, and the id of its element. */
export type DataBlock = { id: string; json: string }

const dataOfMarkers = new WeakMap<Marker, unknown>()

/**
 * Takes data out of what the router encodes: that walks every value, and writes the text of a long list once more than it needs.
 * The block is written into the page; until then the data themselves are at hand for its rendering.
 */
export function pack<Data extends object>(data: Data, id: string): { marker: Marker; block: DataBlock } {
  const marker = { packedIn: id }
  dataOfMarkers.set(marker, data)
  return { marker, block: { id, json: JSON.stringify(data) } }
}

/** The data themselves, as the browser's own loader brought them or out of the page's block; the same object while it is the same. */
export function usePacked<Data extends object>(data: Packed<Data>): Data {
  return useMemo(() => ('packedIn' in data ? (dataOf(data) as Data) : data), [data])
}

function dataOf(marker: Marker): unknown {
  const known = dataOfMarkers.get(marker)
  if (known) return known
  const data: unknown = JSON.parse(document.getElementById(marker.packedIn)?.textContent ?? '')
  dataOfMarkers.set(marker, data)
  return data
}
