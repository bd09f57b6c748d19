import { useMemo } from 'react'

/** Loader data as one JSON text: the router's own encoding walks every value, and a long list has thousands. */
export type Packed<Data> = { packed: string } | Data

export const pack = <Data>(data: Data): Packed<Data> => ({ packed: JSON.stringify(data) })

/** The data itself, as the browser's own loader brings it or unpacked from the server's; the same object while it is the same. */
export function usePacked<Data extends object>(data: Packed<Data>): Data {
  return useMemo(() => ('packed' in data ? (JSON.parse(data.packed) as Data) : data), [data])
}
