import { normalizeNumber } from '../../../ui/number-box/normalize-number.ts'

const unitBehind = /months?\.?$/i

/** Corrects typos in a number of months or a year if a number comes out: "12 months", "2O19"; anything else stays as typed. */
export function normalizeCount(typed: string): string {
  const normalized = normalizeNumber(typed.trim().replace(unitBehind, ''))
  return /^\d+(\.\d+)?$/.test(normalized) ? normalized : typed.trim()
}
