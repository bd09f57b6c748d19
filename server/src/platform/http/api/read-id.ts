/** Parses the id in an address; returns 0, which no row has, when it is none. */
export const readId = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)
