import type { Measurement } from '../measurement.ts'
import { copyOf, listingsFolder } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { startProgram } from '../program/start-program.ts'
import { handOverCopies } from './handed-over.ts'
import { until } from './until.ts'

const listings = 100_000
/** As many times as many were handed over, to receivers who want to be told. */
const handedOver = 10
/** So many of them name the brand, and so many of these are the recalled model. */
const [ofBrand, recalled] = [10_000, 100]

/** Brands and models are written into the words that the job has stored, and into the listings that it reads again. */
const brandOne = `
  with named as (
    update listings set properties = properties || jsonb_build_object('brand', 'Quillmark',
      'model', case when id % $2 = 0 then 'QM-4711' else 'Roam ' || id end)
    where id in (select id from listings where is_public order by id limit $1) returning id
  )
  update recall_checks set keys = keys || '{QU111MARK}'::text[] from named where listing_id = named.id`

const card = {
  ...{ name: 'Quillmark walkers', brands: ['Quillmark'], models: ['QM-4711'], serials: '', sold: '' },
  ...{ danger: 'A leg may bend.', remedy: 'Stop using it.', source: 'https://recalls-rappels.canada.ca/en' },
}

/** Measures how long it takes until a new recall card has suspended all that it recalls, and told all who received it. */
export const compareCard: Measurement = {
  name: 'recall-card',
  description:
    'a new card over 100,000 public and 1,000,000 handed-over listings: one in ten of its brand, of which one in a hundred is recalled',
  async run() {
    const dataFolder = await copyOf(await listingsFolder(listings), 'recall-card')
    const program = await startProgram(dataFolder)
    try {
      const first = await until(
        dataFolder,
        'not exists (select from listings l where deleted_at is null and not exists (select from recall_checks c where c.listing_id = l.id))',
      )
      // What comes with the program would be found in these too.
      await queryDatabase(dataFolder, 'update recall_cards set withdrawn = true')
      await queryDatabase(dataFolder, brandOne, [ofBrand, ofBrand / recalled])
      await handOverCopies(dataFolder, handedOver)
      await waitUntilQuiet(program.pid)
      const wanted = await countWanted(dataFolder)
      await insertCard(dataFolder)
      const startedAt = performance.now()
      const suspended = `(select count(*) from listings where id < 1000000 and held_at is not null and properties ->> 'model' = 'QM-4711')`
      const lastSuspended = await until(dataFolder, `${suspended} = ${wanted.listings}`)
      await until(dataFolder, `(select count(*) from mails where recipient ~ '^receiver-') = ${wanted.receivers}`)
      const lastMailed = performance.now() - startedAt
      return [
        { name: 'all listings compared once, at the start', value: first / 1000, unit: 's' },
        { name: 'public listings that are recalled', value: wanted.listings, unit: '' },
        { name: 'receivers of what is recalled', value: wanted.receivers, unit: '' },
        { name: 'until the last listing is suspended', value: lastSuspended / 1000, unit: 's', target: { most: 60 } },
        { name: 'until the last receiver has a mail', value: lastMailed / 1000, unit: 's', target: { most: 60 } },
        { name: 'receivers with more than one', value: await countTwice(dataFolder), unit: '', target: { most: 0 } },
      ]
    } finally {
      await program.stop()
    }
  },
}

async function countWanted(dataFolder: string): Promise<{ listings: number; receivers: number }> {
  const [wanted] = await queryDatabase<{ listings: number; receivers: number }>(
    dataFolder,
    `select count(*) filter (where is_public)::int as listings, (select count(distinct receiver_id)::int from handover_sheets
      where model = 'QM-4711') as receivers from listings where properties ->> 'model' = 'QM-4711'`,
  )
  return wanted ?? { listings: 0, receivers: 0 }
}

async function countTwice(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ twice: number }>(
    dataFolder,
    `select count(*)::int as twice from (select from mails where recipient ~ '^receiver-' group by recipient having count(*) > 1) m`,
  )
  return row?.twice ?? 0
}

async function insertCard(dataFolder: string): Promise<void> {
  const types = await queryDatabase<{ id: number }>(dataFolder, 'select id from equipment_types')
  const fields = JSON.stringify({ ...card, equipment_type_ids: types.map(({ id }) => id) })
  await queryDatabase(
    dataFolder,
    `with written as (
      insert into recall_cards (version, fields, keys, updated_at) values (1, $1, '{QU111MARK}', now()) returning id
    ) select graphile_worker.add_job(job, json_build_object('cardId', id, 'version', 1, 'after', 0), queue_name => job)
      from written, unnest('{check-recall-card,check-received}'::text[]) job`,
    [fields],
  )
}
