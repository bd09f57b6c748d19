import type { Field } from '#catalogue'

const comparatives: Record<string, [more: string, less: string]> = {
  width: ['wider', 'narrower'],
  depth: ['deeper', 'less deep'],
  height: ['higher', 'lower'],
  length: ['longer', 'shorter'],
}

/** "Seat 18 in or wider", "Overall 25 in or narrower", "Maximum user weight 300 lb or more". */
export function sizeLabel({ label, unit }: Pick<Field, 'label' | 'unit'>, amount: number, isMinimum: boolean): string {
  const match = Object.entries(comparatives).find(([dimension]) => ` ${label}`.toLowerCase().endsWith(` ${dimension}`))
  const [dimension = '', [greater, smaller]] = match ?? ['', ['more', 'less']]
  const thing = dimension ? label.slice(0, -dimension.length).trim() : label
  return `${thing} ${amount} ${unit} or ${isMinimum ? greater : smaller}`.trim()
}
