import { carbon, impactSources } from '@reable/contract/impact/carbon'
import { type Count, countText, waits } from '@reable/contract/impact/rules'
import { organisation } from '@reable/contract/organisation'
import type { Impact } from './impact.ts'

/** The columns, which keep their names and order: programs read them. */
const columns = ['figure', 'kind', 'place', 'period', 'size', 'value', 'unit', 'note'] as const

type Row = Partial<Record<(typeof columns)[number], string | number>> & { figure: string; value: string | number }

const things = (figure: string, value: Count, more: Partial<Row> = {}): Row => ({
  ...{ figure, value: typeof value === 'number' ? value : countText(value), unit: 'things' },
  ...more,
})

/** Returns all figures as a file for spreadsheet programs: a line for each, UTF-8 with a byte order mark, so that these read it as such. */
export function impactCsv(impact: Impact): string {
  const rows = [...rowsOfThings(impact), ...rowsOfRest(impact), ...rowsOfSources()]
  const lines = [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return `\ufeff${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}

function rowsOfThings({ handed_over, kinds, places, months, waits: rows }: Impact): Row[] {
  return [
    things('handed_over', handed_over.things),
    things('found_here', handed_over.found_here, { note: `of these, by way of ${organisation.name}` }),
    ...kinds.map((kind) => things('handed_over', kind.things, { kind: kind.name })),
    ...places.map((place) => things('handed_over', place.things, { place: place.name })),
    ...places.flatMap(({ name: place, kinds }) =>
      kinds.map((kind) => things('handed_over', kind.things, { kind: kind.name, place })),
    ),
    ...months.map((month) => things('handed_over', month.things, { period: month.month })),
    ...rows.map((row) =>
      things('days_until_handed_over', row.things, {
        period: waits.find(({ name }) => name === row.name)?.label ?? '',
      }),
    ),
  ]
}

function rowsOfRest({ messages, after, money, carbon: spared, missed, missed_others }: Impact): Row[] {
  const asked = (figure: string, value: number): Row => ({ figure, value, unit: 'conversations' })
  const said = (figure: string, of: { said: number; yes: number } | null): Row[] =>
    of ? [{ figure, value: of.yes, unit: 'people', note: `of ${of.said} who told us a month after a handover` }] : []
  return [
    asked('asked', messages.asked),
    asked('answered', messages.answered),
    asked('answered_in_a_day', messages.answered_in_a_day),
    ...said('it_fits', after.fits),
    ...said('as_described', after.as_described),
    {
      ...{ figure: 'dollars_saved', value: money.dollars_saved, unit: 'CAD' },
      note: `about; price when new less price asked, of the ${money.things} things whose seller gave both`,
    },
    {
      ...{ figure: 'co2e_spared', value: spared.kilograms, unit: 'kg CO2e' },
      note: `about; ${carbon.perWalkingAid} kg for each of ${spared.walking_aids} walking aids and ${carbon.perKilogram} kg for each kg of ${spared.other_kilograms} kg of other things`,
    },
    ...missed.map(
      ({ name, size, searches }): Row => ({
        ...{ figure: 'looked_for_not_found', kind: name, size: size ?? '', value: searches, unit: 'searches' },
      }),
    ),
    { figure: 'looked_for_not_found', value: missed_others, unit: 'searches', note: 'something else' },
  ]
}

const rowsOfSources = (): Row[] => [
  { figure: 'source', value: organisation.name, note: 'Please name us when you use these figures.' },
  ...impactSources.map(
    ({ title, by, year, address = '', says }): Row => ({
      ...{ figure: 'source', value: `${title}, ${by}, ${year}`, note: `${says} ${address}`.trim() },
    }),
  ),
]

/** A cell that no spreadsheet program takes for a formula. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
