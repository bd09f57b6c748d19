import { organisation } from '@reable/contract/organisation'
import { homeAddress, isBrowseKey } from './browse-address.ts'

/** A page is not a list of its own, and what the list does not read makes none. */
const namesTheList = (name: string) => isBrowseKey(name) && name !== 'page' && name !== 'before'

/** What search engines and other sites are told of the list: its pages are one, under the address of the first. */
export function homeMeta(origin: string | undefined, search: string) {
  const address = new URLSearchParams(search)
  for (const name of [...address.keys()]) if (!namesTheList(name)) address.delete(name)
  const title = `${organisation.name}: ${organisation.tagline}`
  return [
    { title },
    { name: 'description', content: organisation.charity },
    { property: 'og:title', content: title },
    { property: 'og:description', content: organisation.charity },
    ...(origin ? [{ tagName: 'link', rel: 'canonical', href: origin + homeAddress(address) }] : []),
  ]
}
