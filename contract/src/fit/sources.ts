/** Where the rules come from. What has no address is no page that we know of, or our own judgement, and is told as such. */
const sources = [
  { name: 'ours', label: 'Our own judgement, on the careful side' },
  {
    name: 'sci_info',
    label: 'SCI-Info-Pages, “Wheelchair”, and guides of suppliers: a seat 1 to 2 in wider than the hips',
    address: 'https://www.sci-info-pages.com/',
  },
  { name: 'suppliers', label: 'Guides of suppliers of home health equipment' },
  { name: 'measured_door', label: 'A 30 in door that was measured: 27⅝ in clear when open at 90°' },
  {
    name: 'wheeled_mobility',
    label:
      'Anthropometry of Wheeled Mobility, for the U.S. Access Board: where half, and where 95 of 100 users could turn',
    address: 'https://www.access-board.gov/',
  },
  {
    name: 'ada',
    label: 'ADA guidelines: 60 in to turn round',
    address: 'https://www.access-board.gov/ada/',
  },
  {
    name: 'kumar',
    label: 'Kumar and others 1995, Archives of Physical Medicine and Rehabilitation: the handle at the wrist crease',
  },
  { name: 'msd', label: 'MSD Manual: how crutches are fitted', address: 'https://www.msdmanuals.com/' },
  {
    name: 'tharbthong',
    label: 'Tharbthong 2020: standing up from seats of 1.0 to 1.2 times the lower leg',
    address: 'https://doi.org/10.31584/jhsmr.201974',
  },
  { name: 'ramp_makers', label: 'Makers of portable ramps: 1 in 12, 2 in 12 and 3 in 12' },
  {
    name: 'fda_lifts',
    label: 'FDA and ECRI: guidance on patient lifts and slings',
    address: 'https://www.fda.gov/medical-devices',
  },
  { name: 'stair_lift_makers', label: 'Guides of makers of stair lifts' },
  {
    name: 'health_canada',
    label: 'Health Canada: adult hospital beds, entrapment hazards',
    address: 'https://www.canada.ca/en/health-canada.html',
  },
  {
    name: 'niosh',
    label: 'NIOSH lifting equation: 51 lb is the limit for fit workers in the best posture',
    address: 'https://www.cdc.gov/niosh/',
  },
  { name: 'label', label: 'What its maker’s label says' },
] as const

export type SourceName = (typeof sources)[number]['name']

/** Without an address it is told as its label alone. */
export const fitSources: readonly { name: SourceName; label: string; address?: string }[] = sources
