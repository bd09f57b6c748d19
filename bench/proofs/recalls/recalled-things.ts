import { queryDatabase } from '../../program/database.ts'

const brand = `'QU111MARK'`
const model = 'QM-4711'

const receivers = `
  with crowd as (
    insert into people (email, confirmed_at, created_at)
    select 'receiver-' || n || '@reable.example', now(), now() from generate_series(1, $1::int) n returning id
  )
  insert into handover_sheets (token_hash, receiver_id, equipment_type_id, brand, model, keys, created_at, handed_over_at, wants_recalls)
  select decode(md5('sheet ' || id), 'hex'), id, 28, 'Quillmark', '${model}', array[${brand}], now(), now(), true from crowd`

const listings = `
  with named as (
    update listings set properties = properties || '{"brand": "Quillmark", "model": "${model}"}'
    where id in (select id from listings where is_public order by id limit $1) returning id
  )
  update recall_checks set keys = keys || array[${brand}] from named where listing_id = named.id`

/** So many confirmed people who each received one of them and want to be told, and so many public listings of it. */
export async function makeRecalledThings(dataFolder: string, counts: { receivers: number; listings: number }) {
  await queryDatabase(dataFolder, receivers, [counts.receivers])
  await queryDatabase(dataFolder, listings, [counts.listings])
}

const card = {
  ...{ brands: ['Quillmark'], models: [model], serials: '', sold: '', danger: 'A leg may bend.' },
  ...{ remedy: 'Stop using it.', source: 'https://recalls-rappels.canada.ca/en' },
}

/** Writes another card of it, as a steward does, and queues what it goes over. Returns its number. */
export async function writeCard(dataFolder: string, name: string): Promise<number> {
  const types = await queryDatabase<{ id: number }>(dataFolder, 'select id from equipment_types')
  const fields = JSON.stringify({ ...card, name, equipment_type_ids: types.map(({ id }) => id) })
  const [written] = await queryDatabase<{ id: string }>(
    dataFolder,
    `with written as (
      insert into recall_cards (version, fields, keys, updated_at) values (1, $1, array[${brand}], now()) returning id
    ), queued as materialized (
      select graphile_worker.add_job(job, json_build_object('cardId', id, 'version', 1, 'after', 0), queue_name => job)
      from written, unnest('{check-recall-card,check-received}'::text[]) job
    ) select id, (select count(*) from queued) from written`,
    [fields],
  )
  return Number(written?.id)
}

/** How many jobs about recalls and their mails wait. */
export async function countBacklog(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ jobs: number }>(
    dataFolder,
    `select count(*)::int as jobs from graphile_worker.jobs where task_identifier in
      ('check-recall-card', 'check-received', 'notify-receiver', 'screen-for-recalls', 'send-mail')`,
  )
  return row?.jobs ?? 0
}

type Broken = { missed: number; extra: number; unsent: number; shown: number; suspensions: number }

/** Counts broken promises: receivers without a mail of each card or with more, mails that were not sent, public listings of it, and their owners' mails. */
export async function findBroken(dataFolder: string, counts: { cards: number; receivers: number }): Promise<Broken> {
  const [broken] = await queryDatabase<Broken>(
    dataFolder,
    `with written as (
      select p.id, count(m.id)::int as mails, count(m.id) filter (where m.outcome is distinct from 'sent')::int as unsent
      from people p left join mails m on m.recipient = p.email where p.email ~ '^receiver-' group by 1
    )
    select (select coalesce(sum(greatest(0, $1 - mails)), 0)::int from written) as missed,
      (select coalesce(sum(greatest(0, mails - $1)), 0)::int from written) as extra,
      (select coalesce(sum(unsent), 0)::int from written) as unsent,
      (select count(*)::int from listings where is_public and properties ->> 'model' = '${model}') as shown,
      (select count(*)::int from mails where subject = 'A recall: please do not hand this on') as suspensions`,
    [counts.cards],
  )
  if (!broken) throw new Error('The database did not answer.')
  return broken
}
