import type { Context } from '#platform/context'
import { adoptDigests } from './adopt-queries.ts'
import { lockBytesShared } from './picture-queries.ts'
import { digestOfKey } from './serving/picture-keys.ts'

type Adoption = { shownBy: string; ownerId: number; addresses: string[] }

/**
 * Makes pictures of this owner a part of the site’s own, which stay whatever becomes of who sent them in; run it in the
 * transaction that shows them. Answers the addresses of those that are neither the owner’s nor the part’s already: their bytes
 * may go. What is no picture of the store is passed over.
 */
export async function adoptPictures(ctx: Context, { shownBy, ownerId, addresses }: Adoption): Promise<string[]> {
  const pictures = addresses.map((address) => ({ address, digest: digestOfKey(address) }))
  const digests = [...new Set(pictures.flatMap(({ digest }) => digest ?? []))].sort()
  for (const digest of digests) await lockBytesShared(ctx, digest)
  const adopted = await adoptDigests(ctx, { shownBy, ownerId, digests })
  return pictures.filter(({ digest }) => digest && !adopted.has(digest)).map(({ address }) => address)
}
