import { expect, test } from 'vitest'
import { mailOfReturnPath } from '#platform/mail'
import { returnPathOf } from '../../platform/mail/incoming/return-path.ts'
import { programOfFile } from '../../testing-file.ts'
import { conversationOfReplyAddress, replyAddressOf } from '../relay/reply-address.ts'
import { mailInSettings, writtenTo } from './testing-mail-in.ts'

const program = await programOfFile(mailInSettings)

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
