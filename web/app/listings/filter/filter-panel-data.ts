import type { Answer, Client } from '@reable/contract/client'
import type { NearQuery } from '../../places/stored-location.ts'
import { namesIn } from '../browse/browse-address.ts'
import { loadReferenceLists, type ReferenceLists } from './reference-lists.ts'

type NamedRow = { id: number; name: string }

export type FacetField = Pick<
  Answer<'listEquipmentFields'>[number],
  'field_name' | 'label' | 'unit' | 'facet' | 'min' | 'max'
> & {
  options: string[]
}

/** The options of the filter, no more than it shows: the types of the chosen categories, and the fields of the chosen types. */
export type Panel = {
  categories: (NamedRow & { types?: NamedRow[] })[]
  locations: NamedRow[]
  conditions: NamedRow[]
  sorts: { text: string; value: string }[]
  kind?: { title: string; fields: FacetField[] }
}

const emptyPanel: Panel = { categories: [], locations: [], conditions: [], sorts: [] }

/** Loads the filter's options for an address. A list that fails is left out. With `near`, the places are those around it. */
export async function loadPanel(api: Client, address: URLSearchParams, near?: NearQuery): Promise<Panel> {
  const [lists, around] = await Promise.all([loadReferenceLists(api), near && loadPlacesNear(api, near)])
  if (!lists) return emptyPanel
  const categories = openCategories(lists, namesIn(address, 'category'))
  const panel = { ...lists, categories, locations: around ?? lists.locations }
  const names = namesIn(address, 'category')
  const fields = await loadFields(api, chosenTypes(categories, names))
  if (!fields) return panel
  return { ...panel, kind: { title: names.length > 1 ? 'Measurements' : `${names[0]}: measurements`, fields } }
}

/** The types that are chosen, by their ids: those of a category all, unless some are chosen by name. */
const chosenTypes = (categories: Panel['categories'], names: string[]): string[] =>
  categories.flatMap(({ types = [] }) => {
    const chosen = types.filter(({ name }) => names.includes(name))
    return (chosen.length ? chosen : types).map(({ id }) => String(id))
  })

async function loadPlacesNear(api: Client, near: NearQuery): Promise<NamedRow[] | undefined> {
  const reply = await api('listLocationsToFilter', { query: near })
  return reply.ok ? reply.data.map(({ id, name }) => ({ id, name })) : undefined
}

function openCategories({ categories }: ReferenceLists, chosen: string[]): Panel['categories'] {
  return categories.map(({ id, name, types }) =>
    chosen.includes(name) || types.some((type) => chosen.includes(type.name)) ? { id, name, types } : { id, name },
  )
}

/** In a browser alone: on the server each page has what stands now, and with it what it was made from. */
const fieldsCache = new Map<string, { at: number; fields: FacetField[] }>()

/** In milliseconds: volunteers may change them. */
const ttl = () => (import.meta.env.SSR ? 0 : 60_000)

/** Every category and every type alone, and many more: an address may combine any number of them. */
const maxCached = 200

/** The fields of these types that can be filtered by. Those loaded lately are cached. */
async function loadFields(api: Client, types: string[]): Promise<FacetField[] | undefined> {
  const key = types.join()
  const cached = fieldsCache.get(key)
  if (!key) return undefined
  if (cached && performance.now() - cached.at < ttl()) return cached.fields
  const reply = await api('listEquipmentFields', { query: { id: types } })
  if (!reply.ok) return undefined
  const fields = reply.data
    .filter(({ facet }) => facet)
    .map(({ field_name, label, unit, facet, min, max, options, retired_options }) => {
      const choices = [...options, ...retired_options].map(({ name }) => name)
      return { field_name, label, unit, facet, min, max, options: choices }
    })
  if (fieldsCache.size >= maxCached) fieldsCache.delete(fieldsCache.keys().next().value ?? '')
  if (ttl()) fieldsCache.set(key, { at: performance.now(), fields })
  return fields
}
