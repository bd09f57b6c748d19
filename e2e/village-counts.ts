import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { villageListings, villagers } from '../server/seeds/village/index.ts'

type Taxonomy = { categories: { name: string; equipment_types: { id: number; name: string }[] }[] }

const seeds = join(import.meta.dirname, '../server/seeds/taxonomy.json')
const { categories }: Taxonomy = JSON.parse(readFileSync(seeds, 'utf8'))

const confirmed = new Set(villagers.filter((one) => one.confirmed).map(({ key }) => key))

const publicListings = villageListings.filter(({ state, owner }) => state === 'active' && confirmed.has(owner))

/** How many public listings the village has: what a visit counts comes from its data, not from a number typed twice. */
export const publicCount = publicListings.length

/** The same of one category, such as Walking Aids. */
export function countIn(category: string): number {
  const types = categories.find(({ name }) => name === category)?.equipment_types.map(({ id }) => id) ?? []
  return publicListings.filter(({ type }) => types.includes(type)).length
}
