import type { Context } from '#platform/context'
import { ProviderClient } from '#platform/outbound'
import { isPublicOnly, userAgentOf } from './user-agent.ts'

/** In bytes; a thumbnail is far smaller. */
const maxBytes = 5 * 1024 * 1024

/** Fetches the bytes of a feed's picture from any public address. Throws ProviderError. */
export function fetchPicture(ctx: Context, pictureAddress: string): Promise<Buffer> {
  const address = new URL(pictureAddress)
  const bounds = { bytes: maxBytes, publicOnly: isPublicOnly(ctx.config) }
  const client = new ProviderClient({ name: 'blog picture', origins: new Set([address.origin]), bounds })
  const headers = { accept: 'image/jpeg, image/png', 'user-agent': userAgentOf(ctx.config) }
  return client.request(ctx, {
    address,
    headers,
    read: ({ status, bytes }) => {
      if (status !== 200) throw new Error('no picture')
      return bytes
    },
  })
}
