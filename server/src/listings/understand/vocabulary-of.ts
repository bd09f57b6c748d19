import { otherNamesOf, postalAreasOf } from '#places'
import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { prohibitedItemsOf } from '#prohibited'
import { referenceListsOf } from '../browse/reference-lists.ts'
import { selectBrands, selectKnownWords } from '../search/vocabulary-queries.ts'
import { searchNamesOf } from '../search-names/search-names.ts'
import { keyOf } from './tokens.ts'
import { type Brand, buildVocabulary } from './vocabulary.ts'

/** Makers of home health and mobility equipment, known before the first of their things is listed; behind a colon what else they are called. */
const knownBrands: readonly Brand[] =
  `Invacare|Drive: Drive Medical, Drive DeVilbiss|Medline|Pride: Pride Mobility|Sunrise: Sunrise Medical|
Quickie|Permobil|Shoprider|Golden: Golden Technologies|Nova: Nova Medical|Nexus|Trionic|Human Care|Evolution|Trillium|Hugo|Airgo|Carex|Graham-Field|
Lumex|Guardian|Arjo: ArjoHuntleigh|Hoyer|Joerns|Span America|Hill-Rom: Hillrom|Stryker|Bruno|Acorn|Stannah|Handicare|Savaria|Harmar|ThyssenKrupp|
EZ-Access|Roho|Jay|Varilite|Supracor|Vicair|Ottobock: Otto Bock|Karman|Ki Mobility|TiLite|Motion Composites|Future Mobility|Maple Leaf|PDG|Broda|
Convaid|Rifton|Leckey|Thomashilfen|Special Tomato|Kaye|Wenzelite|Afikim|Heartway|Merits|Amigo|Rascal|Fortress|WHILL|Smartdrive|Alber|Firefly|Juvo|
HealthCraft|Stander|Aquatec|Etac|Bathmaster|MJM|Nuprodx|BIOS: BIOS Medical|Omron|Aircast|Ossur: Össur|Donjoy|KneeRover: Knee Rover|Ergobaum|Optelec|
HumanWare|Freedom Scientific|Philips|Pocketalker|Rollz|byACRE|Volaris|Dolomite|Topro|Able Life|Sammons Preston|Homecraft|ObusForme: Obus Forme|
Craftmatic|La-Z-Boy: Lazyboy|Mega Motion`
    .split('|')
    .map((row) => {
      const [name = '', others = ''] = row.split(':').map((part) => part.trim())
      return { name, others: others.split(',').flatMap((one) => one.trim() || []) }
    })

/** What listings say changes with each of them: a minute old is good enough. */
const brandsOf = remember([], selectBrands)
const knownWordsOf = remember([], async (ctx) => new Set((await selectKnownWords(ctx)).map(keyOf)))

/** Returns the vocabulary by which searches are read. */
export const vocabularyOf = remember(
  ['categories', 'equipment_types', 'locations', 'postal_areas', 'prohibited_items', 'search_names'],
  async (ctx) => {
    const [{ catalogue, locations }, otherNames, names, prohibited, areas, brands] = await Promise.all([
      referenceListsOf(ctx),
      otherNamesOf(ctx),
      searchNamesOf(ctx),
      prohibitedItemsOf(ctx),
      postalAreasOf(ctx),
      brandsOf(ctx),
    ])
    const known = new Set(knownBrands.flatMap(({ name, others }) => [name, ...others].map((one) => one.toLowerCase())))
    const others = brands.filter(({ name, isCommon }) => isCommon && !known.has(name.toLowerCase()))
    const locationOfPostalCode = (code: string) =>
      locations.byName.get(areas.find(code)?.municipal.toLowerCase() ?? '')?.id
    return buildVocabulary({
      ...{ catalogue, locations, otherNames, names, prohibited, locationOfPostalCode },
      brands: [...knownBrands, ...others.map(({ name }) => ({ name, others: [] }))],
    })
  },
)

/** Returns whether several listings use a word: then it is spelled as it is meant. */
export async function isKnownWordOf(ctx: Context): Promise<(key: string) => boolean> {
  const words = await knownWordsOf(ctx)
  return (key) => words.has(key)
}

/** Returns whether a public listing names a brand. */
export async function isListedBrandOf(ctx: Context): Promise<(name: string) => boolean> {
  const listed = new Set((await brandsOf(ctx)).map(({ name }) => name.toLowerCase()))
  return (name) => listed.has(name.toLowerCase())
}
