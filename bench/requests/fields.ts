import { queryDatabase } from '../program/database.ts'
import type { ListQuery } from './address.ts'
import { some, whole } from './draw.ts'
import { drawEveryType, drawListings, type Sample } from './samples.ts'

type Field = { type_id: number; name: string; ask: 'between' | 'at_least' | 'at_most' | 'one_of' }

const text = `
  select t.equipment_type_id as type_id, f.name, f.ask from equipment_type_fields t
  join equipment_fields f on f.name = t.field_name where f.ask is not null and not f.private`

/** One equipment type and one to three of its fields each, so that a listing matches: half usual types, half rare ones. */
export async function drawFieldFilters(dataFolder: string, count: number): Promise<ListQuery[]> {
  const fields = Map.groupBy(await queryDatabase<Field>(dataFolder, text), (field) => field.type_id)
  const samples = [await drawListings(dataFolder, count), await drawEveryType(dataFolder, count)]
  const filters = samples.map((ones) =>
    ones
      .map((sample) => ({ category: sample.type, fields: fieldsOf(sample, fields.get(sample.type_id) ?? []) }))
      .filter((query) => Object.keys(query.fields).length),
  )
  return filters.flatMap((ones) => ones.slice(0, count / 2))
}

function fieldsOf({ properties }: Sample, fields: Field[]): Record<string, string> {
  const answered = fields.filter(({ name, ask }) => (ask === 'one_of' ? properties[name] : Number(properties[name])))
  return Object.assign(
    {},
    ...some(answered, whole(1, 3)).map((field) => filterFor(field, properties[field.name] as string)),
  )
}

/** Around the listing's own measure, or its own choice. */
function filterFor({ name, ask }: Field, value: string): Record<string, string> {
  const [from, to] = [`field.${name}.from`, `field.${name}.to`]
  if (ask === 'one_of') return { [`field.${name}`]: value }
  if (ask === 'at_least') return { [from]: value }
  if (ask === 'at_most') return { [to]: value }
  return { [from]: String(Math.max(0, Math.floor(Number(value)) - 2)), [to]: String(Math.ceil(Number(value)) + 2) }
}
