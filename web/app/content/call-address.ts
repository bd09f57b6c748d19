/** Where a telephone number leads that was written for people to read. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
