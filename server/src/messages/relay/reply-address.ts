import { createHash, createHmac } from 'node:crypto'
import type { Context } from '#platform/context'
import { base32 } from '#platform/mail'
import { type Addressed, findAddressed, insertReplyAddress } from './reply-address-queries.ts'

/** Letters of five bits each: 130 bits. */
const pattern = /^r-[a-z2-7]{26}@/

/**
 * Returns the address that stands for a person in a conversation, to which the other may answer by mail. It is made of a key of ours, and
 * only its digest is stored. Undefined while no mail comes in here: then answers are written on the page.
 */
export async function replyAddressOf(
  ctx: Context,
  person: { conversationId: number; personId: number },
): Promise<string | undefined> {
  const { mailIn, keys } = ctx.config
  if (!mailIn) return undefined
  const proof = createHmac('sha256', keys.replyAddresses).update(`${person.conversationId} ${person.personId}`).digest()
  const address = `r-${base32(proof).slice(0, 26)}@${mailIn.domain}`
  await insertReplyAddress(ctx, hashOf(address), person)
  return address
}

/** Finds the conversation that an address is for, and who may write to it; undefined for every other address. */
export async function conversationOfReplyAddress(ctx: Context, address: string): Promise<Addressed | undefined> {
  const { mailIn } = ctx.config
  const normalized = address.toLowerCase()
  if (!mailIn || !pattern.test(normalized) || !normalized.endsWith(`@${mailIn.domain}`)) return undefined
  return findAddressed(ctx, hashOf(normalized))
}

const hashOf = (address: string): Buffer =>
  createHash('sha256')
    .update(address.split('@')[0] ?? '')
    .digest()
