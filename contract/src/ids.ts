/** The greatest number of a row or a version that is read: versions and kinds are int4 in the database, other rows never come near it. */
export const maxId = 2_147_483_647

/** Reads the number of a row from an address or a header; returns 0, which no row has, when it is none. */
export function readId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) return 0
  const id = Number(text)
  return id <= maxId ? id : 0
}
