/** In characters. Nobody writes a price with more. */
const maxLength = 40

const currencyBefore = /^(ca|c|cad|cdn)? ?\$ ?|^(cad|cdn) ?/
const currencyBehind = / ?\$? ?(cad|cdn|dollars)?$/
const cents = /([.,])0{1,2}$/
const grouped = /^\d{1,3}([,.' ])\d{3}(\1\d{3})?$/

/**
 * Reads a price as people and spreadsheets write it: "$1,200.00", "1 200 $", "CA$50", "50 CAD", "45O". Returns its digits. What is not a
 * number of whole dollars, such as "12,5", "1.000" or "50-60", stays as it was typed: no other number may come out.
 */
export function readPrice(typed: string): string {
  if (typed.length > maxLength) return typed.trim()
  const amount = plain(typed).replace(currencyBefore, '').replace(currencyBehind, '')
  const decimalMark = cents.exec(amount)?.[1]
  const dollars = amount.replace(cents, '').replace(/o/g, '0').replace(/[li]/g, '1')
  const mark = grouped.exec(dollars)?.[1]
  // A point parts thousands only where a comma stands before the cents: "1.200,00".
  const isGrouped = mark !== undefined && mark !== decimalMark && (mark !== '.' || decimalMark === ',')
  const digits = isGrouped ? dollars.replace(/\D/g, '') : dollars
  return /^\d+$/.test(digits) ? digits : typed.trim()
}

/** Without what nobody sees, blanks of one kind, and digits and signs of one width. */
const plain = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
