import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { base32, mailOfReturnPath } from '#platform/mail'
import { returnPathOf } from '../../platform/mail/incoming/return-path.ts'
import { testProgram } from '../../testing.ts'
import { conversationOfReplyAddress, replyAddressOf } from '../relay/reply-address.ts'
import { mailInSettings, writtenTo } from './testing-mail-in.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram(mailInSettings)
})
afterAll(() => program.close())

const guess = () => `r-${base32(randomBytes(17)).slice(0, 26)}@reply.reable.example`

test('an address stands for one person in one conversation, and is known by its digest alone', async () => {
  const { ctx } = program
  const { conversationId, buyer, owner, reply } = await writtenTo(program)
  expect(await replyAddressOf(ctx, { conversationId, personId: buyer.id })).toBe(reply)
  expect(await replyAddressOf(ctx, { conversationId, personId: owner.id })).not.toBe(reply)
  expect(await conversationOfReplyAddress(ctx, reply.toUpperCase())).toEqual({
    conversationId,
    writer: { id: owner.id, email: owner.email },
  })
  const rows = await ctx.db.selectFrom('reply_addresses').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(reply.slice(2, 28))
  for (const other of [
    reply.replace('reable', 'other'),
    `x${reply}`,
    reply.slice(1),
    `${reply}.evil.example`,
    reply.replace('@', '\n@'),
  ])
    expect(await conversationOfReplyAddress(ctx, other)).toBeUndefined()
})

test('guesses hit none of a thousand addresses: 26 letters of five bits are 130, too many for a million', async () => {
  const { ctx } = program
  const { conversationId, buyer } = await writtenTo(program)
  const before = {
    ...ctx,
    db: { insertInto: () => ({ values: () => ({ onConflict: () => ({ execute: async () => undefined }) }) }) } as never,
  }
  const addresses = new Set<string | undefined>()
  for (let at = 0; at < 1_000; at++)
    addresses.add(await replyAddressOf(before, { conversationId: at, personId: buyer.id }))
  expect(addresses.size).toBe(1_000)
  let hits = 0
  for (let at = 0; at < 50_000; at++) if (addresses.has(guess())) hits++
  for (let at = 0; at < 200; at++) if (await conversationOfReplyAddress(ctx, guess())) hits++
  expect([hits, conversationId > 0]).toEqual([0, true])
  // A million guesses at a million addresses: one chance in more than 10²⁶.
  expect((1e6 * 1e6) / 2 ** 130).toBeLessThan(1e-26)
})

test('a return path says which mail came back, and cannot be made up', () => {
  const { config } = program.ctx
  const path = returnPathOf(config, 12_345) ?? ''
  expect(mailOfReturnPath(config, path.toUpperCase())).toBe(12_345)
  for (const other of [
    path.replace('b-9ix', 'b-9iy'),
    path.replace('reable', 'other'),
    `b-9ix-${'a'.repeat(26)}@reply.reable.example`,
  ])
    expect(mailOfReturnPath(config, other)).toBeUndefined()
})

test('without mail that comes in nobody has such an address', async () => {
  const other = await testProgram({})
  const { reply } = await writtenTo(other)
  expect(reply).toBe('')
  await other.close()
})
