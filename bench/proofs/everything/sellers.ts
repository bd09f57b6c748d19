import { villagers } from '../../../server/seeds/village/people.ts'
import { queryDatabase } from '../../program/database.ts'
import { createSeller } from '../../selling/seller.ts'
import { newLedger, sellUntil } from '../kill/sell.ts'
import { findBrokenSales } from '../kill/selling-invariants.ts'
import { endlessPhotos } from '../kill/small-photos.ts'
import type { Common, Writer } from './writer.ts'

const sellerCount = 2

/** People of the village who upload photos, list things and edit them. */
export async function createSellers({ addressOf, dataFolder, broken }: Common): Promise<Writer> {
  const people = villagers.filter(({ confirmed, role }) => confirmed && !role).slice(0, sellerCount)
  const sellers = await Promise.all(people.map(({ email }) => createSeller(addressOf, email)))
  const ledger = { ...newLedger(), broken }
  const nextPhoto = await endlessPhotos()
  const [row] = await queryDatabase<{ id: string }>(dataFolder, 'select max(id) as id from pictures')
  const after = Number(row?.id)
  return {
    counts: () => ({
      'photos that became ready': ledger.uploads,
      'listings acknowledged': ledger.acknowledged.size,
      'edits acknowledged': ledger.edits,
    }),
    async writeUntil(isOver) {
      await Promise.all(sellers.map((seller) => sellUntil(isOver, { seller, nextPhoto, ledger })))
    },
    async findBroken() {
      return (await findBrokenSales(dataFolder, { acknowledged: ledger.acknowledged, after })).broken
    },
  }
}
