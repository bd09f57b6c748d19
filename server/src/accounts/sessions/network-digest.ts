import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context'

/** A network as a session keeps it, keyed and with its person: one network of two people is two digests. */
export const networkDigest = (
  { config }: Context,
  { personId, network }: { personId: number; network: string },
): Buffer => createHmac('sha256', config.keys.sessionNetworks).update(`network ${personId} ${network}`).digest()
