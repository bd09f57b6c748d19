import { expect, test } from 'vitest'
import { someListing } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { ask, list, type Pair, read, side, somePair, write } from '../testing.ts'

const program = await programOfFile()

const first = async (from: Pair['owner']) => (await list(program, from)).body.data[0]

test('the photo of a public listing is at everybody’s address; one without photos shows none', async () => {
  const [owner, buyer] = [await side(program.ctx), await side(program.ctx)]
  await ask(program, buyer, await someListing(program.ctx, owner.person), 'Hello')
  expect((await first(buyer)).post.cover.large).not.toContain('signature')
  const bare = await someListing(program.ctx, owner.person)
  await program.ctx.db.deleteFrom('pictures').where('listing_id', '=', bare).execute()
  await ask(program, buyer, bare, 'Hello')
  expect((await first(buyer)).post).toMatchObject({ id: bare, price: 40, cover: null })
})

test('asked for again are one’s own messages alone', async () => {
  const { owner, buyer, id } = await somePair(program)
  const theirs = (await write(program, buyer, id, 'Theirs')).body.data.id
  const own = (await write(program, owner, id, 'Own')).body.data.id
  const { messages } = (await read(program, owner, id, `?after=${own}&again=${theirs},${own}`)).body
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['Own'])
})
