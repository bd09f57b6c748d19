import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { storeHash } from '../pictures/hashes/hash-queries.ts'
import { insertPicture } from '../pictures/picture-queries.ts'

/** A picture row without bytes that looks like this, in 16 hexadecimal digits; null: nothing can be told apart on it. */
export async function pictureLike(ctx: Context, owner: Person, hash: string | null): Promise<number> {
  if (hash) await storeHash(ctx, hash)
  const row = { owner_id: owner.id, digest: 'e'.repeat(32), width: 960, height: 720, created_at: ctx.clock.now() }
  return (await insertPicture(ctx, { ...row, hash })).id
}

let next = 0x1234_5678_9abc_def0n

/** A hash that is at least 20 bits from all others of this file. */
export function freshHash(): string {
  next = BigInt.asUintN(64, next * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
  return next.toString(16).padStart(16, '0')
}

/** The same hash with so many of its bits turned, one in each place that is named. */
export const turned = (hash: string, places: readonly number[]): string =>
  places
    .reduce((bits, place) => bits ^ (1n << BigInt(place)), BigInt(`0x${hash}`))
    .toString(16)
    .padStart(16, '0')
