import { organisation } from '@reable/contract/organisation'

/**
 * Where an address is shown: by the map program of a phone that has this one, on its page elsewhere. The one form that iOS, Android
 * and desks all know, without a script; nothing is asked of it until somebody follows the link. (developers.google.com/maps/documentation/urls)
 */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, ${organisation.region}`)}`
