import { smallestCount } from '@reable/contract/impact/rules'
import type { Catalogue } from '#catalogue'
import type { Locations } from '#places'
import type { Impact } from './impact.ts'
import type { ImpactRow } from './impact-queries.ts'
import { saidCount, saidTable } from './small-counts.ts'

type Lists = { catalogue: Catalogue; locations: Locations }

/** The things by category, by place, and by both where both have enough of them. */
export function kindsAndPlaces(rows: readonly ImpactRow[], { catalogue, locations }: Lists) {
  const categoryOf = ({ equipment_type_id: id }: ImpactRow) => catalogue.types.get(id)?.categoryId ?? 0
  const kinds = totals(rows, categoryOf, (id) => catalogue.categories.get(id)?.name)
  const places = totals(
    rows,
    (row) => row.location_id,
    (id) => locations.byId.get(id)?.name,
  )
  const isLarge = ({ things }: { things: number }) => things >= smallestCount
  const [largeKinds, largePlaces] = [kinds.filter(isLarge), places.filter(isLarge)]
  const table = saidTable(
    largePlaces.map((place) =>
      largeKinds.map((kind) =>
        sumOf(rows.filter((row) => row.location_id === place.id && categoryOf(row) === kind.id)),
      ),
    ),
  )
  const kindsOf = (id: number) =>
    (table[largePlaces.findIndex((place) => place.id === id)] ?? []).map((things, at) => ({
      ...(largeKinds[at] as Total),
      things,
    }))
  const said = <Row extends { things: number }>(row: Row) => ({ ...row, things: saidCount(row.things) })
  return { kinds: kinds.map(said), places: places.map((place) => ({ ...said(place), kinds: kindsOf(place.id) })) }
}

const sumOf = (rows: readonly ImpactRow[]) => rows.reduce((total, { handed_over }) => total + handed_over, 0)

type Total = Omit<Impact['kinds'][number], 'things'> & { things: number }

/** What there is any of, the most first. */
function totals(
  rows: readonly ImpactRow[],
  idOf: (row: ImpactRow) => number,
  nameOf: (id: number) => string | undefined,
): Total[] {
  return [...Map.groupBy(rows, idOf)]
    .map(([id, group]) => ({ id, name: nameOf(id) ?? '', things: sumOf(group) }))
    .filter(({ things, name }) => things > 0 && name)
    .sort((one, other) => other.things - one.things || one.name.localeCompare(other.name))
}
