import { afterAll, expect, test } from 'vitest'
import { asOwner, emptyTestDatabase } from '../testing.ts'
import { migrate, migrateTo } from './migrate.ts'

const open = await emptyTestDatabase()
afterAll(open.close)

const rows = async (text: string) => (await open.pool.query(text)).rows

test('what listings say under a former name of a field is moved to the present one, and its number stays', async () => {
  await migrateTo(open.roles.owner, '0027_words-with-filters')
  await asOwner(
    open.pool,
    `
    insert into categories values (4, 'Bathroom', '');
    insert into equipment_types (id, category_id, name, tooltip, synonyms, cleaning, flags)
      values (5, 4, 'Cushion', '', '{}', 'soft', '{}'), (23, 4, 'Frame', '', '{}', 'hard', '{}'), (27, 4, 'Mattress', '', '{}', 'soft', '{}');
    insert into equipment_fields (name, label, field_type, unit, numeric, options, tooltip, private, number)
      values ('toilet_to_wall_in', 'Width', 'unit_text_field', 'in', true, '{}', '', false, 1);
    insert into equipment_type_fields values (23, 'toilet_to_wall_in', false, 1);
    insert into conditions values (1, 'Good', '');
    insert into locations values (1, 'Burnaby', 'city', 49, -122);
    insert into people (email, created_at) values ('a@example.org', now());
    insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      properties, owner_confirmed, listed_at, expires_at, created_at, updated_at)
    select p.id, l.type, 4, 1, 1, 'A', 'B', 1, l.properties::jsonb, true, now(), now(), now(), now()
    from people p, (values (23, '{"toilet_to_wall_in": "21", "brand": "X"}'), (5, '{"mattress_type": "Gel"}'),
      (5, '{"mattress_type": "Low air loss with pump"}'), (27, '{"mattress_type": "Gel"}'), (23, '{}')) l (type, properties)`,
  )
  await migrate(open.roles.owner, open.roles.program)
  expect((await rows('select properties from listings order by id')).map(({ properties }) => properties)).toEqual([
    { between_arms_in: '21', brand: 'X' },
    { cushion_type: 'Gel' },
    { cushion_type: 'Air' },
    { mattress_type: 'Gel' },
    {},
  ])
  expect(await rows('select name, number from equipment_fields')).toEqual([{ name: 'between_arms_in', number: 1 }])
  expect(await rows('select field_name from equipment_type_fields')).toEqual([{ field_name: 'between_arms_in' }])
})
