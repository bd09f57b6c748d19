import type { Sizes } from '@reable/contract/fit/calculators'
import { lengthWords } from '@reable/contract/fit/words'

/** Centimetres are rounded so that whoever goes by them errs to the careful side. */
const centimetres = (inches: number, round: (number: number) => number) => round(Number((inches * 2.54).toFixed(2)))

/** "17 to 18 in (44 to 45 cm)", "19 in (49 cm) or more", "17 in (43 cm) or less". */
export function sizeWords({ from, to }: Sizes): string {
  if (from === undefined) return to === undefined ? 'Any size' : `${oneSize(to, Math.floor)} or less`
  if (to === undefined) return `${oneSize(from, Math.ceil)} or more`
  if (from === to) return oneSize(to, Math.round)
  const [least, most] = [centimetres(from, Math.ceil), centimetres(to, Math.floor)]
  const metric = least === most ? `${least} cm` : `${least} to ${most} cm`
  return `${lengthWords(from, 'imperial').replace(' in', '')} to ${lengthWords(to, 'imperial')} (${metric})`
}

const oneSize = (inches: number, round: (number: number) => number) =>
  `${lengthWords(inches, 'imperial')} (${centimetres(inches, round)} cm)`

/** "18 in (46 cm)". */
export const lengthInBoth = (inches: number): string => oneSize(inches, Math.round)

/** "7½ ft (2.3 m)", of a length that is needed: metres are rounded up. */
export function feetInBoth(feet: number): string {
  const metres = Math.ceil(Number((feet * 3.048).toFixed(2))) / 10
  return `${lengthWords(feet, 'imperial').replace(' in', ' ft')} (${metres} m)`
}
