/** Rules of what is shown of a seller, with their exact texts: used by the server's schemas and by the form. */

export const firstNameLimit = 30
/** How many of the seller's other listings stand on a listing's page, and how many when all are asked for. */
export const othersAtFirst = 4
export const othersAtMost = 48

/** Returns the error in a first name as typed; an empty one is allowed. A name is one to three words of letters. */
export function firstNameError(name: string): string | undefined {
  const letters = [...name.trim()]
  if (letters.length > firstNameLimit) return `Use at most ${firstNameLimit} letters for your first name`
  return /^([\p{L}\p{M}]+([ '’-][\p{L}\p{M}]+){0,2}\.?)?$/u.test(letters.join(''))
    ? undefined
    : 'Use letters alone for your first name, such as Rosa or Mary-Ann'
}
