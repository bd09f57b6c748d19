import { mendNumber } from '../../ui/number-box/mend-number.ts'

const unitBehind = /\s*(["'”″]|in(ch(es)?)?|lbs?|pounds?|ft|feet|foot|km|kilomet(re|er)s?|months?)\.?\s*$/i

/** A measure with its slips mended where a number comes out: '18"', "18 in", "1,000"; anything else stays as typed. */
export function mendMeasure(typed: string): string {
  const mended = mendNumber(typed.replace(unitBehind, ''))
  return /^\d+(\.\d+)?$/.test(mended) ? mended : typed.trim()
}
