/** Numbers and names of measures as the sentences of a judgement say them. */

import type { FitUnits } from './types.ts'

const glyphs = ['', '¼', '½', '¾'] as const

/** "18½", "27.6": quarters as people write them, and else to a tenth. */
function inches(amount: number): string {
  const quarters = Math.round(amount * 4)
  if (Math.abs(amount * 4 - quarters) > 0.13) return String(Number(amount.toFixed(1)))
  const whole = Math.floor(quarters / 4)
  return `${whole || !quarters ? whole : ''}${glyphs[quarters % 4]}`
}

/** A length in inches as it is said: "18½ in", "47 cm". */
export const lengthWords = (amount: number, units: FitUnits): string =>
  units === 'metric' ? `${Number((amount * 2.54).toFixed(1))} cm` : `${inches(amount)} in`

/** A weight in pounds as it is said: "250 lb", "113 kg". */
export const weightWords = (amount: number, units: FitUnits): string =>
  units === 'metric' ? `${Math.round(amount * 0.45359237)} kg` : `${Math.round(amount)} lb`

/** What to ask the seller for, by the name of the field, where that does not say it. */
const fieldNouns: Readonly<Record<string, string>> = {
  seat_height_min_in: 'the lowest seat height',
  seat_height_max_in: 'the highest seat height',
  weight_capacity_lb: 'the weight it can hold',
  handle_height_min_in: 'the lowest handle height',
  handle_height_max_in: 'the highest handle height',
  heaviest_piece_lb: 'the weight of its heaviest piece',
  item_weight_lb: 'its weight',
  crutch_length_min_in: 'the shortest length',
  crutch_length_max_in: 'the longest length',
  user_height_min_in: 'the heights on its label',
  user_height_max_in: 'the heights on its label',
  user_size: 'the size of person it was made for',
  base_width_in: 'the width of its feet',
  bath_fit: 'whether it is for a tub or a shower',
  outer_legs_room_in: 'the room its outer legs need',
  board_fit_min_in: 'the narrowest tub it fits',
  board_fit_max_in: 'the widest tub it fits',
  clear_height_in: 'the clear height under the seat',
  raise_height_in: 'how much height it adds',
  toilet_shape: 'the shape of toilet it fits',
  base_height_in: 'the height of its base',
  stair_shape: 'whether its rail is straight',
  for_stair_width_in: 'the narrowest stair it is for',
  track_length_ft: 'the length of its rail',
  deck_length_in: 'the length of its deck',
  deck_width_in: 'the width of its deck',
  bed_height_min_in: 'its lowest height',
  bed_height_max_in: 'its highest height',
  for_mattress_in: 'the mattress thickness it is for',
  fixing: 'how it attaches',
  sling_attachment: 'how it attaches to a lift',
}

export const fieldNoun = (field: string): string =>
  fieldNouns[field] ?? `the ${field.replace(/_(in|lb|ft)$/, '').replaceAll('_', ' ')}`

/** "the seat width, the seat depth and the overall width". */
export function listed(nouns: readonly string[]): string {
  const all = [...new Set(nouns)]
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')
}
