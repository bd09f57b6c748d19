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

/** Where the blocks of a page are laid down; what is asked for beside a page carries none. */
type Page = { blocks: DataBlock[]; isDocument: boolean }

const dataOfMarkers = new WeakMap<Marker, unknown>()

/**
 * Takes data out of what the router encodes: that walks every value, and writes the text of a long list once more than it needs.
 * The block is written into the page; until then the data themselves are at hand for its rendering.
 */
export function layDown<Data extends object>(
  { blocks, isDocument }: Page,
  data: Data,
  { id, written }: Block<Data>,
): Packed<Data> {
  if (!isDocument) return data
  const marker = { packedIn: id }
  dataOfMarkers.set(marker, data)
  blocks.push({ id, json: JSON.stringify(written(data)) })
  return marker
}

/** The data themselves, as the browser's own loader brought them or out of the page's block; the same object while it is the same. */
export function unpack<Data extends object>(data: Packed<Data>, { restored }: Block<Data>): Data {
  if (!('packedIn' in data)) return data
  const known = dataOfMarkers.get(data)
  if (known) return known as Data
  const read = restored(JSON.parse(document.getElementById(data.packedIn)?.textContent ?? ''), document)
  dataOfMarkers.set(data, read)
  return read
}
