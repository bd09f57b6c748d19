import { createHash } from 'node:crypto'
import { type CatalogueList, seedCatalogue } from '#catalogue'
import { seedContent } from '#content'
import { learnWords, reindexListingsSoon, seedSearchNames } from '#listings'
import { seedManualHosts } from '#manuals'
import { type PlaceList, seedPlaces } from '#places'
import { type Context, inTransaction } from '#platform/context'
import { seedProhibited } from '#prohibited'
import { seedRecallCards } from '#recalls'
import { type DeliveredReply, seedReplies } from '#replies'
import { seededLists, seededPages } from './content/index.ts'
import { type Edition, isEditionSeeded, storeEdition, waitForOtherSeeds } from './editions-queries.ts'
import makersHosts from './manuals/hosts.json' with { type: 'json' }
import placeNames from './place-names.json' with { type: 'json' }
import prohibitedItems from './prohibited-items.json' with { type: 'json' }
import deliveredCards from './recalls/cards.json' with { type: 'json' }
import replies from './replies/replies.json' with { type: 'json' }
import { deliveredSearchNames } from './search-names.ts'
import taxonomy from './taxonomy.json' with { type: 'json' }

/** Seeds reference tables, pages and lists of this edition. A start with the same edition changes nothing. */
export async function seedReferenceData(ctx: Context): Promise<void> {
  await seedTaxonomy(ctx)
  await seedProhibitedItems(ctx)
  await seedNames(ctx)
  await seedTexts(ctx)
  await seedRecalls(ctx)
  await seedManuals(ctx)
  await seedStandardReplies(ctx)
}

/** Seeds something unless it is seeded already. Of programs that start at once one does, and the others wait until it has. */
async function seedEdition(ctx: Context, edition: Edition, seed: (ctx: Context) => Promise<void>): Promise<void> {
  if (await isEditionSeeded(ctx, edition)) return
  await inTransaction(ctx, async (ctx) => {
    await waitForOtherSeeds(ctx)
    if (await isEditionSeeded(ctx, edition)) return
    await seed(ctx)
    await storeEdition(ctx, edition)
  })
}

/** Seeds pages and lists. Where volunteers have written other texts, those stay. */
async function seedTexts(ctx: Context): Promise<void> {
  const content = { pages: seededPages, lists: seededLists }
  const digest = digestOf(content)
  await seedEdition(ctx, { name: 'content', digest }, (ctx) => seedContent(ctx, content))
}

/** Seeds the recall cards that come with the program. Those that are there already stay as volunteers have made them. */
async function seedRecalls(ctx: Context): Promise<void> {
  const digest = digestOf(deliveredCards)
  await seedEdition(ctx, { name: 'recalls', digest }, (ctx) => seedRecallCards(ctx, deliveredCards))
}

/** Seeds the hosts of makers and of their shops for Canada. Where there is a list, it stays as volunteers have made it. */
async function seedManuals(ctx: Context): Promise<void> {
  await seedEdition(ctx, { name: 'manuals', digest: 'hosts' }, (ctx) => seedManualHosts(ctx, makersHosts))
}

const deliveredReplies = replies as DeliveredReply[]

/** Seeds the standard replies that come with the program. Those that are there already stay as volunteers have made them. */
async function seedStandardReplies(ctx: Context): Promise<void> {
  const digest = digestOf(deliveredReplies)
  await seedEdition(ctx, { name: 'replies', digest }, (ctx) => seedReplies(ctx, deliveredReplies))
}

/**
 * Seeds what may not be listed. What stewards have changed or removed stays so.
 * Sources: recares.org/nonoitems, trpil.com/calendar/swaprules, Health Canada's guide to second-hand products.
 */
async function seedProhibitedItems(ctx: Context): Promise<void> {
  const digest = digestOf(prohibitedItems)
  await seedEdition(ctx, { name: 'prohibited items', digest }, (ctx) => seedProhibited(ctx, prohibitedItems))
}

/** Seeds what people call kinds, and the needs that kinds answer. What stewards have changed or removed stays so. */
async function seedNames(ctx: Context): Promise<void> {
  const digest = digestOf(deliveredSearchNames)
  await seedEdition(ctx, { name: 'search names', digest }, (ctx) => seedSearchNames(ctx, deliveredSearchNames))
}

const digestOf = (data: object) => createHash('sha256').update(JSON.stringify(data)).digest('hex')

async function seedTaxonomy(ctx: Context): Promise<void> {
  const digest = digestOf(taxonomy)
  await seedEdition(ctx, { name: 'taxonomy', digest }, async (ctx) => {
    await seedPlaces(ctx, places())
    await seedCatalogue(ctx, catalogue())
    await learnWords(ctx)
    await reindexListingsSoon(ctx)
  })
}

/** What people call municipalities and their parts. */
const otherNames: Record<string, string[]> = placeNames

function places(): PlaceList {
  const { locations, postal_fsa: areas, postal_special: special } = taxonomy
  const idOf = new Map(locations.map(({ name, id }) => [name, id]))
  const area = (prefix: string, { municipality, lat, lng }: { municipality: string; lat: number; lng: number }) => ({
    prefix,
    location_id: idOf.get(municipality) as number,
    latitude: lat,
    longitude: lng,
  })
  return {
    locations: locations.map(({ id, name, kind, lat, lng }) => ({
      id,
      name,
      kind,
      latitude: lat,
      longitude: lng,
      other_names: otherNames[name] ?? [],
    })),
    postalAreas: [...areas.map((one) => area(one.fsa, one)), ...special.map((one) => area(one.prefix, one))],
  }
}

function catalogue(): CatalogueList {
  const types = taxonomy.categories.flatMap((category) =>
    category.equipment_types.map((type) => ({ ...type, category_id: category.id })),
  )
  return {
    categories: taxonomy.categories.map(({ id, name, tooltip }) => ({ id, name, tooltip: tooltip.text })),
    conditions: taxonomy.conditions,
    types: types.map(({ id, category_id, name, tooltip, synonyms, cleaning_class, flags }) => ({
      id,
      category_id,
      name,
      tooltip: tooltip.text,
      synonyms,
      cleaning: cleaning_class,
      flags,
    })),
    fields: fields(),
    typeFields: types.flatMap((type) =>
      type.equipment_fields.map(({ ref, field_required }, position) => ({
        equipment_type_id: type.id,
        field_name: ref,
        required: field_required,
        position,
      })),
    ),
  }
}

type TaxonomyField = {
  field_name: string
  label: string
  field_type: string
  unit?: string | null
  input?: string
  min?: number
  max?: number
  options: { name: string }[]
  tooltip: string | { text: string }
  facet: boolean
  private?: boolean
  fit_rule?: string
}

/** How a field is filtered: the taxonomy's rule of fit says whether more, less or something between is right. */
function askOf(field: TaxonomyField): CatalogueList['fields'][number]['ask'] {
  if (!field.facet) return null
  if (field.field_type === 'drop_down') return 'one_of'
  if (field.input !== 'number') return null
  const [more, less] = ['>=', '<='].map(
    (sign) => field.fit_rule?.includes(`${sign}`) && !field.fit_rule.startsWith('abs'),
  )
  return more && !less ? 'at_least' : less && !more ? 'at_most' : 'between'
}

function fields(): CatalogueList['fields'] {
  return Object.values(taxonomy.fields as Record<string, TaxonomyField>).map((field) => ({
    name: field.field_name,
    label: field.label,
    field_type: field.field_type,
    unit: field.unit ?? null,
    numeric: field.input === 'number',
    minimum: field.min ?? null,
    maximum: field.max ?? null,
    options: field.options.map((option) => option.name),
    tooltip: typeof field.tooltip === 'string' ? field.tooltip : field.tooltip.text,
    ask: askOf(field),
    private: field.private ?? false,
  }))
}
