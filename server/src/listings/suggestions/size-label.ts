import type { Field } from '#catalogue'

const more: Record<string, [more: string, less: string]> = {
  width: ['wider', 'narrower'],
  depth: ['deeper', 'less deep'],
  height: ['higher', 'lower'],
  length: ['longer', 'shorter'],
}

/** "Seat 18 in or wider", "Overall 25 in or narrower", "Maximum user weight 300 lb or more". */
export function sizeLabel({ label, unit }: Pick<Field, 'label' | 'unit'>, amount: number, isLeast: boolean): string {
  const said = Object.entries(more).find(([dimension]) => new RegExp(`\\b${dimension}$`, 'i').test(label))
  const [dimension = '', [greater, smaller]] = said ?? ['', ['more', 'less']]
  const thing = dimension ? label.slice(0, -dimension.length).trim() : label
  return `${thing} ${amount} ${unit} or ${isLeast ? greater : smaller}`.trim()
}
