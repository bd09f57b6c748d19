/** A number with the slips of the keys mended: "$1,200" is 1200, a letter O a zero, an l or I a one. */
export const normalizeNumber = (text: string): string =>
  text
    .replace(/[$,\s]/g, '')
    .replace(/[oO]/g, '0')
    .replace(/[lI]/g, '1')
