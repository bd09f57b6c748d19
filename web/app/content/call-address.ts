/** The `tel:` address of a telephone number that is formatted for people. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
