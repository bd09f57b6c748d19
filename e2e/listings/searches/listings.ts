import { address } from '../../address.ts'

/** What is known about a listing of the village. */
export type Listing = {
  id: number
  title: string
  price: number
  free: boolean
  condition: { name: string }
  equipment_type: { name: string }
  location: { name: string }
  properties: Record<string, string>
}

type Answer<T> = Promise<{ data: T }>

const read = async (path: string) => (await fetch(`${address}/v1${path}`)).json()

/** Returns all public listings of the village by their ids. */
export async function readListings(): Promise<Map<number, Listing>> {
  const listings = new Map<number, Listing>()
  for (let page = 1; ; page++) {
    const { data } = await (read(`/posts?page=${page}`) as Answer<{ id: number }[]>)
    if (!data.length) return listings
    for (const { id } of data) {
      const answer = await (read(`/posts/${id}`) as Answer<{ post: Listing }>)
      listings.set(id, answer.data.post)
    }
  }
}
