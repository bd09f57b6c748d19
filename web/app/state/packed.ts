import { useMemo } from 'react'

/** Data that stand in a block of the page, under its id, instead of with the loaders' data. */
type Marker = { packedIn: string }

/** Loader data that the browser's own loader brings as they are, and the server's as a block of the page. */
export type Packed<Data> = Marker | Data

/** A block of a page: JSON, and the id of its element. */
export type DataBlock = { id: string; json: string }

/** How data stand in the page: the block's id, what of them is written there, and how the browser has all of them again. */
export type Block<Data> = {
  id: string
  written: (data: Data) => Data
  restored: (written: Data, page: Document) => Data
}

type Packing = { marker: Marker; block: DataBlock }

const dataOfMarkers = new WeakMap<Marker, unknown>()

/**
 * Takes data out of what the router encodes: that walks every value, and writes the text of a long list once more than it needs.
 * The block is written into the page; until then the data themselves are at hand for its rendering.
 */
export function pack<Data extends object>(data: Data, { id, written }: Block<Data>): Packing {
  const marker = { packedIn: id }
  dataOfMarkers.set(marker, data)
  return { marker, block: { id, json: JSON.stringify(written(data)) } }
}

/** The data themselves, as the browser's own loader brought them or out of the page's block; the same object while it is the same. */
export function usePacked<Data extends object>(data: Packed<Data>, block: Block<Data>): Data {
  return useMemo(() => ('packedIn' in data ? dataOf(data, block) : data), [data, block])
}

function dataOf<Data extends object>(marker: Marker, { restored }: Block<Data>): Data {
  const known = dataOfMarkers.get(marker)
  if (known) return known as Data
  const data = restored(JSON.parse(document.getElementById(marker.packedIn)?.textContent ?? ''), document)
  dataOfMarkers.set(marker, data)
  return data
}
