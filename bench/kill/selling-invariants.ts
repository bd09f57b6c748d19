import { grantAccess } from '../../server/src/pictures/serving/picture-access.ts'
import { type PictureAddresses, pictureAddresses } from '../../server/src/pictures/serving/picture-addresses.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { ask } from '../program/database.ts'
import { brokenForAll, missingFiles } from './invariants.ts'
import { type Acknowledged, beginning } from './sell.ts'

/** The program has the same secret; pictures of no listing yet are its owner’s alone. */
const opening = { config: readConfig({}), clock: systemClock }

type Where = { dataFolder: string; address: string }

/**
 * What must never be, in one sentence each, while every seller rests and has an answer to all that they asked. Pictures are
 * asked for byte by byte when their ids are greater than `after`; `last` is the greatest.
 */
export async function brokenSales(
  { dataFolder, address }: Where,
  { acknowledged, after }: { acknowledged: Map<number, Acknowledged>; after: number },
): Promise<{ broken: string[]; last: number }> {
  const pictures = await ask<{ id: string; digest: string }>(
    dataFolder,
    'select id, digest from pictures where id > $1 order by id',
    [after],
  )
  const images: PictureAddresses[] = pictures.map((picture) => pictureAddresses(picture, grantAccess(opening, picture)))
  const missing = await missingFiles(address, images)
  const broken = [
    ...(await brokenForAll(dataFolder, beginning)),
    ...(await otherThanSaid(dataFolder, acknowledged)),
    ...missing.map((file) => `a picture is ready, and ${file} is not there`),
  ]
  return { broken, last: Number(pictures.at(-1)?.id ?? after) }
}

type Row = { id: string; title: string; description: string; pictures: string }

/** Listings that are not there as it was said, and those that are there and nobody was told of. */
async function otherThanSaid(dataFolder: string, acknowledged: Map<number, Acknowledged>): Promise<string[]> {
  const rows = await ask<Row>(
    dataFolder,
    `select l.id, l.title, l.description, (select count(*) from pictures p where p.listing_id = l.id) as pictures
      from listings l where l.title like $1`,
    [`${beginning} %`],
  )
  const found = new Map(rows.map((row) => [Number(row.id), row]))
  const strangers = rows.filter(({ id }) => !acknowledged.has(Number(id)))
  return [
    ...[...acknowledged.values()].flatMap((said) => differences(said, found.get(said.id))),
    ...strangers.map(({ id }) => `listing ${id} is there, and nobody was told of it`),
  ]
}

function differences(said: Acknowledged, found: Row | undefined): string[] {
  if (!found || found.title !== said.title) return [`listing ${said.id} was acknowledged and is not there`]
  const { id, pictures } = said
  return [
    found.description === said.description ? [] : [`an edit of listing ${id} was acknowledged and is not there`],
    Number(found.pictures) === pictures ? [] : [`listing ${id} has ${found.pictures} pictures in place of ${pictures}`],
  ].flat()
}
