import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config'
import { base32 } from './base32.ts'

type Keys = Pick<Config, 'keys' | 'mailIn'>

/** The return path of one mail of ours: what comes back to it says which mail it was, and nobody else can write to it. */
export function returnPathOf(config: Keys, mailId: number): string | undefined {
  return config.mailIn && `b-${mailId.toString(36)}-${proofOf(config, mailId)}@${config.mailIn.domain}`
}

/** Returns which mail came back to an address; undefined for any other address. */
export function mailOfReturnPath(config: Keys, address: string): number | undefined {
  const [, number = '', proof = '', domain] =
    /^b-([0-9a-z]{1,11})-([a-z2-7]{26})@(.+)$/.exec(address.toLowerCase()) ?? []
  const mailId = Number.parseInt(number, 36)
  if (!domain || domain !== config.mailIn?.domain || !Number.isSafeInteger(mailId)) return undefined
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(config, mailId))) ? mailId : undefined
}

const proofOf = ({ keys }: Keys, mailId: number) =>
  base32(createHmac('sha256', keys.returnPaths).update(`${mailId}`).digest()).slice(0, 26)
