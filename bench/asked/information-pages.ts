import { informationAddresses } from '../../contract/src/content/information-addresses.ts'

/** Every page to read: those of the sitemap, and the contact page. */
export const informationPages: readonly string[] = [...informationAddresses, '/aboutus/contactus']
