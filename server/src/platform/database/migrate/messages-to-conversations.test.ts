import { afterAll, expect, test } from 'vitest'
import { asOwner, emptyTestDatabase } from '../testing.ts'
import { migrate, migrateTo } from './migrate.ts'

const open = await emptyTestDatabase()
afterAll(open.close)

const rows = async (text: string) => (await open.pool.query(text)).rows

test('what buyers wrote becomes the first messages of conversations, read by both, one for each listing and buyer', async () => {
  await migrateTo(open.roles.owner, '0029_words-and-moves')
  await asOwner(
    open.pool,
    `
    insert into categories values (4, 'Bathroom', '');
    insert into equipment_types (id, category_id, name, tooltip, synonyms, cleaning, flags)
      values (5, 4, 'Cushion', '', '{}', 'soft', '{}');
    insert into conditions values (1, 'Good', '');
    insert into locations values (1, 'Burnaby', 'city', 49, -122);
    insert into people (email, created_at) values ('owner@example.org', now()), ('ben@example.org', now()), ('cem@example.org', now());
    insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      properties, owner_confirmed, listed_at, expires_at, created_at, updated_at)
      values (1, 5, 4, 1, 1, 'A', 'B', 1, '{}', true, now(), now(), now(), now());
    insert into messages (sender_id, listing_id, body, created_at) values
      (2, 1, 'Hello', '2026-01-01'), (3, 1, 'Me too', '2026-01-02'), (2, 1, 'Still there?', '2026-01-03'),
      (2, null, 'Gone one', '2026-01-04'), (2, null, 'Gone two', '2026-01-05')`,
  )
  await migrate(open.roles.owner, open.roles.program)
  const found = await rows(`
    select c.listing_id::int, c.owner_id::int, c.buyer_id::int, c.created_at::date::text as begun,
      (select array_agg(m.body order by m.id) from messages m where m.conversation_id = c.id) as bodies,
      (select array_agg(p.role || ' ' || p.person_id || ' ' || p.unread || ' ' ||
        (p.read_to = p.last_message_id and p.last_message_id = (select max(id) from messages m where m.conversation_id = c.id))
        order by p.role) from participants p where p.conversation_id = c.id) as people
    from conversations c order by c.created_at`)
  const read = (role: string, id: number) => `${role} ${id} 0 true`
  expect(found).toEqual([
    {
      ...{ listing_id: 1, owner_id: 1, buyer_id: 2, begun: '2026-01-01' },
      ...{ bodies: ['Hello', 'Still there?'], people: [read('buyer', 2), read('owner', 1)] },
    },
    {
      ...{ listing_id: 1, owner_id: 1, buyer_id: 3, begun: '2026-01-02' },
      ...{ bodies: ['Me too'], people: [read('buyer', 3), read('owner', 1)] },
    },
    {
      ...{ listing_id: null, owner_id: null, buyer_id: 2, begun: '2026-01-04' },
      ...{ bodies: ['Gone one'], people: [read('buyer', 2)] },
    },
    {
      ...{ listing_id: null, owner_id: null, buyer_id: 2, begun: '2026-01-05' },
      ...{ bodies: ['Gone two'], people: [read('buyer', 2)] },
    },
  ])
  expect(await rows('select distinct kind, origin, hidden_from_partner, notice from messages')).toEqual([
    { kind: 'text', origin: 'page', hidden_from_partner: false, notice: null },
  ])
})
