import type { EquipmentType } from '#catalogue'
import type { Dice } from './many-listings-dice.ts'
import words from './many-listings-words.json' with { type: 'json' }

type Field = EquipmentType['fields'][number]

/** Every required answer and about half of the others, each as the type allows it. */
export function generateProperties(dice: Dice, type: EquipmentType): Record<string, string> {
  const answered = type.fields.filter((field) => field.required || dice.chance(0.45))
  return Object.fromEntries(answered.map((field) => [field.name, generateAnswer(dice, field)]))
}

function generateAnswer(dice: Dice, field: Field): string {
  if (field.fieldType === 'drop_down') return dice.pickEarly(field.options)
  if (field.unit === 'year') return String(dice.whole(2004, 2026))
  if (field.numeric) return generateNumber(dice, field)
  return field.name === 'brand'
    ? dice.pickEarly(words.brands)
    : `${dice.pickEarly(words.brands)} ${generateModel(dice)}`
}

/** A number mostly in the lower middle of the range: few things are as large as the largest. */
function generateNumber(dice: Dice, { minimum, maximum }: Field): string {
  const min = Math.ceil(minimum ?? 1)
  const max = Math.floor(maximum ?? 100)
  return String(min + Math.floor(((dice.number() + dice.number()) / 2) ** 1.5 * (max - min + 1)))
}

/** A model's name as it stands on a label: a word that hardly another listing has. */
export function generateModel(dice: Dice): string {
  const letter = () => String.fromCharCode(65 + dice.whole(0, 25))
  return `${letter()}${letter()}${dice.whole(10, 9999)}`
}
