import { normalizeNumber } from '../../../ui/number-box/normalize-number.ts'

/** Corrects typos in a price if a whole number comes out: "$1,200", " 450 ", "450.00"; anything else stays as typed. */
export function normalizePrice(typed: string): string {
  const normalized = normalizeNumber(typed).replace(/\.0{1,2}$/, '')
  return /^\d+$/.test(normalized) ? normalized : typed.trim()
}
