/** An id that nobody else has made. Not by randomUUID, which browsers have on secure origins alone. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
