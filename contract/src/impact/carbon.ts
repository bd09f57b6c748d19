/** What passing a thing on spares the climate, compared with a new one. Both are estimates, and told as such, with their sources. */
export const carbon = {
  /** Kilograms of CO₂e for each walking aid. */
  perWalkingAid: 9,
  /** Kilograms of CO₂e for each kilogram of anything else. */
  perKilogram: 0.51,
} as const

/** The category whose things count as walking aids. */
export const walkingAidsId = 3

export type ImpactSource = { name: string; title: string; by: string; year: string; address?: string; says: string }

/** Where the figures come from. */
export const impactSources: readonly ImpactSource[] = [
  {
    name: 'nhs_england_north_west',
    title: 'Case study: walking aids',
    by: 'NHS England, North West',
    year: 'of purchases in 2019',
    address: 'https://www.england.nhs.uk/north-west/greener-nhs/case-studies-greener-nhs/case-study-walking-aids/',
    says: 'Hospitals bought 560,000 new walking aids, which made 5,700 tonnes of CO₂e: about 10 kg each.',
  },
  {
    name: 'nhs_england',
    title: 'Walking aid reuse',
    by: 'NHS England, Greener AHP Hub',
    year: 'no year given',
    address: 'https://www.england.nhs.uk/ahp/greener-ahp-hub/specific-areas-for-consideration/walking-aid-reuse/',
    says: `Using one again makes 87% less, and 98% less by newer figures. We go by the lower one: about ${carbon.perWalkingAid} kg saved.`,
  },
  {
    name: 'wrap',
    title: 'Environmental and economic benefits of re-use',
    by: 'WRAP',
    year: '2011',
    address: 'https://wrap.org.uk/resources/tool/environmental-and-economic-benefits-re-use',
    says: 'WRAP works out what using a thing again saves, compared with throwing it away and making a new one.',
  },
  {
    name: 'freegle',
    title: 'Statistics for local authorities',
    by: 'Freegle, after WRAP’s figures',
    year: 'no year given',
    address:
      'https://github.com/Freegle/iznik-nuxt/blob/023fb6b0fab5508f8fc9cb732aa6e132368c6d3b/pages/stats/authority/_id.vue',
    says: `Freegle, whose members give away thousands of tonnes of used things a year, takes ${carbon.perKilogram} kg of CO₂e for each kilogram from WRAP’s figures. We take the same for everything but walking aids.`,
  },
  {
    name: 'ours',
    title: 'What things usually weigh',
    by: 'our own estimate',
    year: '2026',
    says: 'Where a seller does not give the weight, we take what such things weigh most often.',
  },
]

/** Kilograms that things of an equipment type usually weigh, by its id: our own estimate, for those whose owner did not say. */
export const typicalKilograms: Readonly<Record<number, number>> = {
  ...{ 1: 16, 2: 11, 3: 25, 4: 8, 5: 1.5, 6: 2 },
  ...{ 7: 70, 8: 30, 9: 65, 10: 12 },
  ...{ 17: 4, 18: 6, 19: 12, 20: 8, 21: 15, 22: 2.5, 23: 4, 24: 0.7, 25: 3 },
  ...{ 26: 80, 27: 8, 28: 5, 29: 15, 30: 14, 31: 2 },
  ...{ 32: 35, 33: 45, 34: 25, 35: 1, 36: 2, 37: 0.5, 38: 40 },
  ...{ 39: 15, 40: 5, 41: 60, 42: 150, 43: 30, 44: 3 },
  ...{ 45: 45, 46: 35, 47: 8, 48: 2, 49: 0.3, 50: 0.5 },
  ...{ 51: 14, 52: 15, 53: 8, 54: 20, 55: 20 },
  ...{ 56: 4, 57: 0.3, 58: 0.5, 59: 10, 60: 0.7 },
}

/** What a thing of any other equipment type is taken to weigh. */
const otherKilograms = 5

type Weighed = {
  equipment_type_id: number
  category_id: number | undefined
  handed_over: number
  weighed: number
  kilograms: number
}

/** Sums up what was spared, in kilograms of CO₂e, and the weight that is counted for what is no walking aid. */
export function carbonOf(rows: readonly Weighed[]) {
  const isAid = ({ category_id }: Weighed) => category_id === walkingAidsId
  const walkingAids = rows.filter(isAid).reduce((sum, { handed_over }) => sum + handed_over, 0)
  const kilograms = rows
    .filter((row) => !isAid(row))
    .reduce((sum, row) => sum + row.kilograms + (row.handed_over - row.weighed) * typicalOf(row), 0)
  return {
    walking_aids: walkingAids,
    other_kilograms: Math.round(kilograms),
    kilograms: Math.round(walkingAids * carbon.perWalkingAid + kilograms * carbon.perKilogram),
  }
}

const typicalOf = ({ equipment_type_id: id }: Weighed) => typicalKilograms[id] ?? otherKilograms
