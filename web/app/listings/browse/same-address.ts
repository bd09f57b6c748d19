/** True if two addresses have the same parameters, in whatever order. */
export function sameAddress(one: URLSearchParams, other: URLSearchParams): boolean {
  const pairs = (address: URLSearchParams) => JSON.stringify([...address].filter(([, value]) => value !== '').sort())
  return pairs(one) === pairs(other)
}
