/** The id that an address names; 0, which is nobody's, when it names none. */
export const readId = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)
