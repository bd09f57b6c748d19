import type { Options } from './options.ts'

/** A figure that was measured. Without a target it stands there to be read. */
export type Figure = { name: string; value: number; unit: string; target?: { most: number } | { least: number } }

/** One thing that is measured, or a promise that is put to the proof. */
export type Measurement = {
  name: string
  description: string
  /** Left out unless it is named, as a command or by `--only`. */
  onlyWhenNamed?: boolean
  run(options: Options): Promise<Figure[]>
}

/** Whether a figure is where it should be; undefined when nothing is asked of it. */
export function isMet({ value, target }: Figure): boolean | undefined {
  if (!target) return undefined
  return 'most' in target ? value <= target.most : value >= target.least
}
