import { unitsFor } from '@reable/contract/measures/rules'
import type { EquipmentField } from '../listing-lists.ts'

/** Some questions of an equipment type that belong together. */
export type Part = { title: string; fields: readonly EquipmentField[] }

/** More questions than these in one part are too many. */
const maxPerPart = 6

const isSize = ({ unit }: EquipmentField) => unitsFor(unit).length > 0
const isOfChair = isOneOf('back_height_in', 'armrest_height_in', 'turning_circle_in')
const isOfCar = isOneOf('folded_length_in', 'folded_width_in', 'folded_height_in', 'heaviest_piece_lb')

const isOfMaker = isOneOf('brand', 'model', 'purchase_year', 'price_when_new', 'serial_private')
const isOfCare = isOneOf('cleaned', 'smoke_pet', 'manual', 'handover_help')

/** In the order of the page; a question belongs to the first that it matches. */
const themes = [
  {
    title: 'Sizes and weights',
    matches: (field: EquipmentField) => isSize(field) && !isOfChair(field) && !isOfCar(field),
  },
  { title: 'More sizes', matches: isOfChair },
  { title: 'To take it in a car', matches: isOfCar },
  {
    title: 'How it is made',
    matches: (field: EquipmentField) => !isSize(field) && !isOfMaker(field) && !isOfCare(field),
  },
  { title: 'Make and model', matches: isOfMaker },
  { title: 'Care and handover', matches: isOfCare },
]

function isOneOf(...names: string[]) {
  return ({ field_name }: EquipmentField) => names.includes(field_name)
}

/** The questions of an equipment type in the order of the page: those that need an answer, and the others by what they are about. */
export function detailParts(fields: readonly EquipmentField[]): { needed: readonly EquipmentField[]; others: Part[] } {
  const others = fields.filter(({ field_required }) => !field_required)
  const titleOf = (field: EquipmentField) => themes.find(({ matches }) => matches(field))?.title
  const parts = themes.flatMap(({ title }) =>
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
