/** The pages to read, beside the listings: what the sitemap tells crawlers of. */
export const informationAddresses = [
  '/blog',
  '/resources',
  '/resources/howitworks',
  '/resources/exchangezones',
  '/resources/additionalservices',
  '/resources/healthandsafety',
  '/partners',
  '/aboutus',
  '/aboutus/ourstory',
  '/aboutus/ourteam',
  '/donate',
  '/policies',
] as const
