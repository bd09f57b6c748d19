import { organisation } from '@reable/contract/organisation'

/**
 * The address that shows a postal address on a map: in the map program of a phone that has it, else on its web page. All systems
 * know this form, and nothing is requested before somebody follows the link. (developers.google.com/maps/documentation/urls)
 */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, ${organisation.region}`)}`
