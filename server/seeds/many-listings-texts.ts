import type { EquipmentType } from '#catalogue'
import type { Dice } from './many-listings-dice.ts'
import { generateModel } from './many-listings-properties.ts'
import words from './many-listings-words.json' with { type: 'json' }

/** Each list begins with what stands in many listings and ends with what stands in few. */
const { additions, beginnings, brands, colours, reasons, sentences, streets, uses } = words

const titleLimit = 120

/** "Lightweight Drive rollator, burgundy": the type's own name or one of its synonyms, with what a person adds to it. */
export function generateTitle(dice: Dice, type: EquipmentType, properties: Record<string, string>): string {
  const name = dice.chance(0.5) || !type.synonyms.length ? type.name.replace(/ \(.*\)$/, '') : dice.pick(type.synonyms)
  const brand = properties.brand ?? (dice.chance(0.4) ? dice.pickEarly(brands) : '')
  const words = [dice.chance(0.5) ? dice.pickEarly(beginnings) : '', brand, brand ? name.toLowerCase() : name]
  const title = words.filter(Boolean).join(' ')
  const ending = dice.chance(0.55) ? `, ${dice.pickEarly(dice.chance(0.4) ? colours : additions)}` : ''
  const whole = `${title}${dice.chance(0.08) ? ` ${generateModel(dice)}` : ''}${ending}`
  return (whole[0] ?? '').toUpperCase() + whole.slice(1, titleLimit)
}

/** Three to five sentences, about 60 to 300 characters. */
export function generateDescription(dice: Dice, type: EquipmentType): string {
  const use = dice.pick(uses).replace('{name}', dice.pick([type.name, ...type.synonyms]))
  const parts = [generateReason(dice), dice.pickEarly(sentences), use]
  if (dice.chance(0.6)) parts.push(dice.pickEarly(sentences))
  if (dice.chance(0.25)) parts.push(`Pick-up near ${dice.pickEarly(streets)}.`)
  return [...new Set(parts)].join(' ')
}

function generateReason(dice: Dice): string {
  const months = dice.whole(2, 36)
  return dice.pickEarly(reasons).replace('{months}', String(months))
}
