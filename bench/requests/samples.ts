import { queryDatabase } from '../program/database.ts'

/** A public listing drawn at random: requests are drawn from the listings that exist. Price in whole dollars. */
export type Sample = {
  id: string
  title: string
  price: number
  category: string
  category_id: number
  type: string
  type_id: number
  location: string
  location_id: number
  condition: string
  properties: Record<string, string>
}

const text = `
  with drawn as (
    select distinct 1 + floor(random() * (select max(id) from listings))::bigint as id from generate_series(1, $1 * 2)
  )
  select l.id, l.title, l.price, l.properties, c.name as category, l.category_id, t.name as type,
    l.equipment_type_id as type_id, p.name as location, l.location_id, s.name as condition
  from drawn d
  join listings l on l.id = d.id
  join categories c on c.id = l.category_id
  join equipment_types t on t.id = l.equipment_type_id
  join locations p on p.id = l.location_id
  join conditions s on s.id = l.condition_id
  where l.is_public order by random() limit $1`

/** So many listings, each as likely; fewer when there are not so many. */
export const drawListings = (dataFolder: string, count: number): Promise<Sample[]> =>
  queryDatabase<Sample>(dataFolder, text, [count])

/** The same with every equipment type as likely as the others, so that the rare ones come often. */
export async function drawEveryType(dataFolder: string, count: number): Promise<Sample[]> {
  const samples = await drawListings(dataFolder, count * 10)
  const byType = Map.groupBy(samples, ({ type }) => type)
  const rounds = [...byType.values()].flatMap((ones) => ones.map((sample, round) => ({ sample, round })))
  return rounds
    .sort((one, other) => one.round - other.round)
    .slice(0, count)
    .map(({ sample }) => sample)
}
