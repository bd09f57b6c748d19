import { afterAll, expect, test } from 'vitest'
import { migrate, migrateTo } from '../platform/database/migrate/migrate.ts'
import { asOwner, emptyTestDatabase } from '../platform/database/testing.ts'

const open = await emptyTestDatabase()
afterAll(open.close)

const at = '2026-02-03T04:05:06.789Z'

test('versions of before stand in the one table, each with its words, time and number', async () => {
  const { owner, program } = open.roles
  await migrateTo(owner, '0088_one-table-of-decisions')
  await asOwner(
    open.pool,
    `insert into catalogue_versions (kind, key, version, fields, changed_at) values
       ('place', '7', 1, '{"name": "Delta"}', null), ('place', '7', 2, null, '${at}');
     insert into standard_replies (id, version, fields) overriding system value values (3, 2, '{"label": "Thanks"}');
     insert into standard_reply_versions values (3, 2, true, '{"label": "Thanks"}', null, '${at}');
     insert into manuals (id, version, fields, brand_key, model_key, updated_at, due_at) overriding system value
       values (4, 1, '{}', 'a', '1', now(), now());
     insert into manual_versions values (4, 1, '{"title": "A"}', false, null, '${at}');
     insert into manual_host_versions values (1, '{maker.example}', null, '${at}');
     insert into partners (id, name) overriding system value values (5, 'Shed');
     insert into partner_versions values (5, 1, '{"name": "Shed", "ended": false}', '${at}', null);
     insert into recall_cards (id, version, fields, keys, updated_at) overriding system value values (6, 1, '{}', '{}', now());
     insert into recall_card_versions values (6, 1, '{"name": "Scooter"}', true, null, '${at}');
     insert into content_versions values ('page', 'Our Team', 1, '{"heading": "We"}', null, '${at}');
     insert into banners (id, content, starts_at, created_at) overriding system value values (8, 'Open', '${at}', '${at}');
     insert into banner_versions values (8, 1, 'Open', null, '${at}', null, null, '${at}')`,
  )
  await migrate(owner, program)
  const stored = async () => {
    const columns = 'kind, key, version, fields, changed_at'
    return (await open.pool.query(`select ${columns} from versions order by kind, version`)).rows
  }
  const when = new Date(at)
  const banner = { content: 'Open', url: null, starts_at: expect.stringMatching(/^2026-02-03/), ends_at: null }
  const copied = [
    { kind: 'banner', key: '8', version: 1, fields: banner, changed_at: when },
    { kind: 'manual', key: '4', version: 1, fields: { title: 'A', withdrawn: false }, changed_at: when },
    { kind: 'manual_hosts', key: 'all', version: 1, fields: { hosts: ['maker.example'] }, changed_at: when },
    { kind: 'page', key: 'Our Team', version: 1, fields: { heading: 'We' }, changed_at: when },
    { kind: 'partner', key: '5', version: 1, fields: { name: 'Shed', ended: false }, changed_at: when },
    { kind: 'place', key: '7', version: 1, fields: { name: 'Delta' }, changed_at: null },
    { kind: 'place', key: '7', version: 2, fields: null, changed_at: when },
    { kind: 'recall_card', key: '6', version: 1, fields: { name: 'Scooter', withdrawn: true }, changed_at: when },
    { kind: 'reply', key: '3', version: 2, fields: { label: 'Thanks', removed: true }, changed_at: when },
  ]
  expect(await stored()).toEqual(copied)
  // What a program of before writes comes too.
  const tables = ['catalogue', 'content', 'standard_reply', 'manual', 'manual_host', 'partner', 'recall_card', 'banner']
  await asOwner(
    open.pool,
    ['delete from versions', ...tables.map((name) => `update ${name}_versions set version = version`)].join(';'),
  )
  expect(await stored()).toEqual(copied)
})
