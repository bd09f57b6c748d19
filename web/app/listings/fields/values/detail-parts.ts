import { unitsFor } from '@reable/contract/measures/rules'
import type { EquipmentField } from '../listing-lists.ts'

/** Some questions of an equipment type that belong together. */
export type Part = { title: string; fields: readonly EquipmentField[] }

/** More questions than these in one part are too many. */
const maxPerPart = 6

const themes = [
  { title: 'Sizes and weights', matches: ({ unit }: EquipmentField) => unitsFor(unit).length > 0 },
  { title: 'Make and model', matches: isOneOf('brand', 'model', 'purchase_year', 'serial_private') },
  { title: 'Care and handover', matches: isOneOf('cleaned', 'smoke_pet', 'manual', 'handover_help') },
]

const features = 'How it is made'

function isOneOf(...names: string[]) {
  return ({ field_name }: EquipmentField) => names.includes(field_name)
}

/** The questions of an equipment type in the order of the page: those that need an answer, and the others by what they are about. */
export function detailParts(fields: readonly EquipmentField[]): { needed: readonly EquipmentField[]; others: Part[] } {
  const others = fields.filter(({ field_required }) => !field_required)
  const titleOf = (field: EquipmentField) => themes.find(({ matches }) => matches(field))?.title ?? features
  const [sizes, ...rest] = themes.map(({ title }) => title)
  const parts = [sizes ?? '', features, ...rest].flatMap((title) =>
    splitIntoParts({ title, fields: others.filter((field) => titleOf(field) === title) }),
  )
  return { needed: fields.filter(({ field_required }) => field_required), others: parts }
}

/** One part, or as many of about the same length as it takes. */
function splitIntoParts({ title, fields }: Part): Part[] {
  const count = Math.ceil(fields.length / maxPerPart)
  const length = Math.ceil(fields.length / count)
  return Array.from({ length: count }, (_, at) => ({
    title: at ? `${title}, continued` : title,
    fields: fields.slice(at * length, (at + 1) * length),
  }))
}
