/** Normalizes a typed number: "$1,200" becomes 1200, a letter O a zero, an l or I a one. */
export const normalizeNumber = (text: string): string =>
  text
    .replace(/[$,\s]/g, '')
    .replace(/[oO]/g, '0')
    .replace(/[lI]/g, '1')
