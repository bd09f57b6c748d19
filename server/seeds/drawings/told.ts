import type { Told } from './types.ts'

/** A listing that says nothing: the kind as it usually is. */
export const untold: Told = { words: '', properties: {}, forParts: false }

/** Whether title or description holds what is looked for. */
export function says({ words }: Told, what: RegExp): boolean {
  return what.test(words)
}

/** A number among the fields, or what is usual. */
export function measure({ properties }: Told, field: string, usual: number): number {
  return Number(properties[field] ?? usual)
}
