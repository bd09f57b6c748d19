import type { Answer, Client } from '@reable/contract/client'

export type StoredBanner = Answer<'listBanners'>[number]

export type BannersData =
  | { kind: 'listed'; banners: StoredBanner[] /** When they were loaded, in milliseconds. */; now: number }
  | { kind: 'failed'; sentence: string }

/** Loads the latest banners, past and to come. */
export async function loadBanners(api: Client): Promise<BannersData> {
  const reply = await api('listBanners', {})
  return reply.ok
    ? { kind: 'listed', banners: reply.data, now: Date.now() }
    : { kind: 'failed', sentence: reply.failure.error }
}
