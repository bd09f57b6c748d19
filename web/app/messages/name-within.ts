/** A partner's name within a sentence: who gave none is "the seller" there, not "The seller". */
export const nameWithin = (name: string): string => name.replace(/^The (?=seller$|buyer$)/, 'the ')
