import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { asOwner, emptyTestDatabase } from '../testing.ts'
import { migrate, migrateTo } from './migrate.ts'

const open = await emptyTestDatabase()
afterAll(open.close)

test('links of our emails that stand in messages are revoked, those that a mail filter has encoded too', async () => {
  await migrateTo(open.roles.owner, '0053_rightly-reported')
  await asOwner(
    open.pool,
    `
    insert into people (email, created_at) values ('rosa@example.org', now());
    insert into conversations (listing_id, created_at) values (null, now());
    insert into messages (conversation_id, sender_id, kind, body, origin, created_at) values
      (1, 1, 'text', 'Yes.\n\nhttps://reable.example/messages/answer?token=abc-D_1&answer=promised and\nhttps://reable.example/x?token=second', 'mail', now()),
      (1, 1, 'text', 'https://safe.example/?url=https%3A%2F%2Freable.example%2Fmessages%2Fopen%3Ftoken%3Dthird%26page', 'mail', now()),
      (1, 1, 'text', 'A token of my thanks', 'mail', now());
  `,
  )
  await migrate(open.roles.owner, open.roles.program)
  const { rows } = await open.pool.query('select token_hash from revoked_links')
  const hash = (token: string) => createHash('sha256').update(token).digest('hex')
  expect(rows.map(({ token_hash }) => token_hash.toString('hex')).sort()).toEqual(
    ['abc-D_1', 'second', 'third'].map(hash).sort(),
  )
})
