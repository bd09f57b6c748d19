import type { Answer, Client } from '@reable/contract/client'
import type { NearQuery } from '../places/kept-location.ts'
import { namesIn } from './browse-address.ts'
import { soleType } from './filter-address.ts'
import { type Reference, referenceOf } from './reference-lists.ts'

type Named = { id: number; name: string }

export type FacetField = Pick<Answer<'listEquipmentFields'>[number], 'field_name' | 'label' | 'unit' | 'facet'> & {
  options: string[]
}

/** What the filter offers, no more than it shows: the types of the chosen categories, the fields of the one chosen type. */
export type Panel = {
  categories: (Named & { types?: Named[] })[]
  locations: Named[]
  conditions: Named[]
  sorts: { text: string; value: string }[]
  type?: { name: string; fields: FacetField[] }
}

const nothing: Panel = { categories: [], locations: [], conditions: [], sorts: [] }

/** The filter for an address. A list that cannot be had is left out, and the page goes on. Places are those that are near, if asked. */
export async function panelOf(api: Client, address: URLSearchParams, near?: NearQuery): Promise<Panel> {
  const [lists, around] = await Promise.all([referenceOf(api), near && placesNear(api, near)])
  if (!lists) return nothing
  const categories = openCategories(lists, namesIn(address, 'category'))
  const panel = { ...lists, categories, locations: around ?? lists.locations }
  const name = soleType(address, panel.categories)
  const type = panel.categories.flatMap(({ types = [] }) => types).find((one) => one.name === name)
  const fields = type && (await fieldsOf(api, type.id))
  return fields?.length ? { ...panel, type: { name: type?.name ?? '', fields } } : panel
}

async function placesNear(api: Client, near: NearQuery): Promise<Named[] | undefined> {
  const reply = await api('listLocationsToFilter', { query: near })
  return reply.ok ? reply.data.map(({ id, name }) => ({ id, name })) : undefined
}

function openCategories({ categories }: Reference, chosen: string[]): Panel['categories'] {
  return categories.map(({ id, name, types }) =>
    chosen.includes(name) || types.some((type) => chosen.includes(type.name)) ? { id, name, types } : { id, name },
  )
}

const kept = new Map<number, FacetField[]>()

/** The fields of a type that can be asked for. They change with the program alone, so they are asked for once. */
async function fieldsOf(api: Client, id: number): Promise<FacetField[] | undefined> {
  const known = kept.get(id)
  if (known) return known
  const reply = await api('listEquipmentFields', { query: { id: String(id) } })
  if (!reply.ok) return undefined
  const fields = reply.data
    .filter(({ facet }) => facet)
    .map(({ field_name, label, unit, facet, options }) => {
      return { field_name, label, unit, facet, options: options.map(({ name }) => name) }
    })
  kept.set(id, fields)
  return fields
}
