/** The addresses of the pages to read, beside the listings, for the sitemap. */
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
  '/impact',
  '/donate',
  '/policies',
] as const
