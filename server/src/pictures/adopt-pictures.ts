import type { Context } from '#platform/context'
import { adoptDigests } from './adopt-queries.ts'
import { lockBytesShared } from './picture-queries.ts'
import { digestOfKey } from './serving/picture-keys.ts'

type Adoption = { shownBy: string; ownerId: number; addresses: string[] }

/**
 * Makes pictures of this owner the site’s own, which stay whatever happens to the account that uploaded them. Run it in the
 * transaction that shows them. Returns the addresses of those that belong neither to the owner nor to this part of the site:
 * their bytes may be removed. Addresses that are not pictures of the store are ignored.
 */
export async function adoptPictures(ctx: Context, { shownBy, ownerId, addresses }: Adoption): Promise<string[]> {
  const pictures = addresses.map((address) => ({ address, digest: digestOfKey(address) }))
  const digests = [...new Set(pictures.flatMap(({ digest }) => digest ?? []))].sort()
  for (const digest of digests) await lockBytesShared(ctx, digest)
  const adopted = await adoptDigests(ctx, { shownBy, ownerId, digests })
  return pictures.filter(({ digest }) => digest && !adopted.has(digest)).map(({ address }) => address)
}
