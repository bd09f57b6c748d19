import { priceLabel } from '@reable/contract/listings/rules'
import type { ReferenceLists } from '../browse/reference-lists.ts'
import { boundsOf, fieldOfMeasure, typesOf } from './query-of.ts'
import type { Piece } from './understand.ts'

/** A piece in words, as a person reads it among the filters. */
export function pieceLabel(piece: Piece, pieces: readonly Piece[], lists: ReferenceLists): string {
  switch (piece.sort) {
    case 'kind':
      return typesOf([piece], lists)
        .map(({ name }) => name)
        .join(', ')
    case 'place':
      return piece.locationIds.flatMap((id) => lists.locations.byId.get(id)?.name ?? []).join(', ')
    case 'condition':
      return piece.conditionIds.flatMap((id) => lists.catalogue.conditions.get(id)?.name ?? []).join(', ')
    case 'brand':
      return piece.name
    case 'free':
      return 'Free'
    case 'cheapest':
      return 'Cheapest first'
    case 'price':
      return priceRange(piece)
    case 'measure':
      return measureLabel(piece, pieces, lists)
    default:
      return ''
  }
}

/** "Seat width 18 in", "Maximum user weight 400 lb or more", "Overall width up to 25 in". */
function measureLabel(
  measure: Extract<Piece, { sort: 'measure' }>,
  pieces: readonly Piece[],
  lists: ReferenceLists,
): string {
  const field = fieldOfMeasure(measure, pieces, lists)
  if (!field) return ''
  if (measure.unstated) return `${field.label} not stated`
  // Nobody needs a tenth of a pound.
  const inWords = (value: number | undefined) =>
    value === undefined || field.unit !== 'lb' ? value : Math.round(value)
  const bounds = boundsOf(measure, field)
  const [from, to, amount] = [bounds.from, bounds.to, bounds.amount].map(inWords)
  if (from !== undefined && to !== undefined)
    return measure.min === undefined
      ? `${field.label} ${amount} ${field.unit}`
      : `${field.label} ${from} to ${to} ${field.unit}`
  return from === undefined
    ? `${field.label} up to ${to} ${field.unit}`
    : `${field.label} ${from} ${field.unit} or more`
}

/** "Up to $50", "From $20", "$20 to $50". */
export function priceRange({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return `${priceLabel(min)} to ${priceLabel(max)}`
  return min === undefined ? `Up to ${priceLabel(max)}` : `From ${priceLabel(min)}`
}
