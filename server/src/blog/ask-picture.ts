import type { Context } from '#platform/context'
import { Outside } from '#platform/outbound'
import { callerOf, isPublicOnly } from './caller.ts'

/** Bytes: a thumbnail is far smaller. */
const most = 5 * 1024 * 1024

/** The bytes of a picture that a feed names, wherever it lies on the open internet. Throws OutsideTrouble. */
export function askPicture(ctx: Context, written: string): Promise<Buffer> {
  const address = new URL(written)
  const bounds = { bytes: most, publicOnly: isPublicOnly(ctx.config) }
  const outside = new Outside({ name: 'blog picture', origins: new Set([address.origin]), bounds })
  const headers = { accept: 'image/jpeg, image/png', 'user-agent': callerOf(ctx.config) }
  return outside.ask(ctx, {
    address,
    headers,
    read: ({ status, bytes }) => {
      if (status !== 200) throw new Error('no picture')
      return bytes
    },
  })
}
