import type { Measurement } from '../measurement.ts'
import { copyOf, listingsFolder } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { startProgram } from '../program/start-program.ts'
import { until } from './until.ts'

const listings = 100_000
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

/** Measures how long it takes until a new recall card has suspended all that it recalls. */
export const compareCard: Measurement = {
  name: 'recall-card',
  description:
    '100,000 listings compared with recalls, and a new card for 10,000 of one brand of which 100 are recalled',
  async run() {
    const dataFolder = await copyOf(await listingsFolder(listings), 'recall-card')
    const program = await startProgram(dataFolder)
    try {
      const first = await until(
        dataFolder,
        'not exists (select from listings l where deleted_at is null and not exists (select from recall_checks c where c.listing_id = l.id))',
      )
      await queryDatabase(dataFolder, brandOne, [ofBrand, ofBrand / recalled])
      await queryDatabase(dataFolder, 'analyze recall_checks')
      await waitUntilQuiet(program.pid)
      const [{ wanted } = { wanted: 0 }] = await queryDatabase<{ wanted: number }>(
        dataFolder,
        `select count(*)::int as wanted from listings where properties ->> 'model' = 'QM-4711'`,
      )
      await insertCard(dataFolder)
      const took = await until(
        dataFolder,
        `(select count(*) from listings where properties ->> 'model' = 'QM-4711' and held_at is not null) = ${wanted}`,
      )
      return [
        { name: 'all listings compared once, at the start', value: first / 1000, unit: 's' },
        { name: 'recalled listings', value: wanted, unit: '' },
        { name: 'until the last of them is suspended', value: took / 1000, unit: 's', target: { most: 60 } },
      ]
    } finally {
      await program.stop()
    }
  },
}

async function insertCard(dataFolder: string): Promise<void> {
  const types = await queryDatabase<{ id: number }>(dataFolder, 'select id from equipment_types')
  const fields = JSON.stringify({ ...card, equipment_type_ids: types.map(({ id }) => id) })
  await queryDatabase(
    dataFolder,
    `with written as (
      insert into recall_cards (version, fields, keys, updated_at) values (1, $1, '{QU111MARK}', now()) returning id
    ) select graphile_worker.add_job('check-recall-card', json_build_object('cardId', id, 'version', 1, 'after', 0)) from written`,
    [fields],
  )
}
