import { villagers } from '../../server/seeds/village/people.ts'
import { photo } from '../photos/import/photo-maker.ts'
import type { Program } from '../program/start-program.ts'
import { post } from '../publish/post.ts'
import { type Publication, preparePublication } from '../publish/publication.ts'
import { createSeller } from '../selling/seller.ts'
import { photoOf } from '../selling/send-photo.ts'

const email = villagers.find(({ confirmed }) => confirmed)?.email ?? ''

/** A confirmed owner of the village. `prepare` uploads a listing's photos, of which all show the same. */
export async function createAnnouncer(programOf: () => Program) {
  const seller = await createSeller(() => programOf().address, email)
  const small = photoOf(await photo(1, { width: 800, height: 600 }).toBuffer())
  let number = 0
  const prepare = async (typeId: number): Promise<Publication> => {
    const publication = await preparePublication(seller, small, `Table of the announcement ${++number}`)
    const body = JSON.parse(publication.body)
    body.post.equipment_type_id = typeId
    return { ...publication, body: JSON.stringify(body) }
  }
  /** Returns the listing's id. */
  const publish = async (typeId: number): Promise<number> => {
    const { text } = await post(programOf().port, await prepare(typeId))
    return JSON.parse(text).data.id
  }
  return { prepare, publish }
}
