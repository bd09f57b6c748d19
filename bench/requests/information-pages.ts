import { informationAddresses } from '@reable/contract/content/information-addresses'

/** Every page to read: those of the sitemap, and the contact page. */
export const informationPages: readonly string[] = [...informationAddresses, '/aboutus/contactus']
