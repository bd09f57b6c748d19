/** The pages to read, beside the listings: what the sitemap tells crawlers of. */
export const informationAddresses = [
  '/blog',
  '/resources',
  '/resources/howitworks',
  '/resources/additionalservices',
  '/resources/healthandsafety',
  '/partners',
  '/aboutus',
  '/aboutus/ourstory',
  '/aboutus/ourteam',
  '/policies',
] as const
