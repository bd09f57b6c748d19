export const apiBase = '/v1'

/** True for the API's own address and everything below it. */
export const isApiPath = (address: string): boolean =>
  address.startsWith(apiBase) && /^(?:[/\\?#]|$)/.test(address.slice(apiBase.length))
