import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../../measurement.ts'
import { villageCopy } from '../../program/data-folders.ts'
import { startProgram } from '../../program/start-program.ts'
import { overbedTable } from '../../selling/post.ts'
import { createSeller, type Seller } from '../../selling/seller.ts'
import { type Photo, photoOf } from '../../selling/send-photo.ts'
import { beginUnderFire, endUnderFire, judgeUnderFire, type UnderFire, writeDuring } from '../everything/under-fire.ts'
import { endlessPhotos } from '../kill/small-photos.ts'
import { type Store, startStore } from './store.ts'

const looks = 10
/** The only one of the village who adds photos meanwhile. */
const owner = 'rosa@village.example'
const inWords = 'We cannot reach the photos just now.'

/** The bucket of the photos is away: a photo is refused in words and not lost, everything else goes on, and the program starts without it. */
export const storeAway: Measurement = {
  name: 's3-away',
  description: 'the store of the photos does not answer, while people write in every way',
  async run() {
    const store = await startStore()
    const context = await beginUnderFire(await villageCopy('s3-away'), store.settings)
    // Those who sell are looked for in the data folder, where no photo lies now.
    context.writers.shift()
    try {
      const seller = await createSeller(() => context.program.address, owner)
      const nextPhoto = await endlessPhotos()
      const waiting = await send(seller, photoOf(nextPhoto()))
      const found = { pages: 0, refused: 0, unsent: 0 }
      await writeDuring(context, 'while the store was away', async () => {
        await store.goAway()
        for (let look = 0; look < looks; look++) {
          if ((await fetch(context.program.address)).ok) found.pages++
          if ((await finish(seller, waiting)).startsWith(inWords)) found.refused++
          if ((await send(seller, photoOf(nextPhoto())).catch(() => 'unsent')) === 'unsent') found.unsent++
          await delay(500)
        }
      })
      const starts = await startsWithout(context)
      const back = await untilListed({ store, seller, waiting }, context)
      return [...figuresOf(found), starts, back, ...(await judgeUnderFire(context))]
    } finally {
      await endUnderFire(context)
      await store.stop()
    }
  },
}

/** Announces a photo and sends its bytes; returns its signed id. Throws when nobody takes them. */
async function send({ api, putBytes }: Seller, photo: Photo): Promise<string> {
  const started = await api('startUpload', { body: { blob: photo.blob } })
  if (!started.ok) throw new Error(`A photo could not be announced: ${started.status}`)
  const status = await putBytes(started.data.direct_upload, photo.bytes)
  if (status !== 200) throw new Error(`The bytes of a photo were answered ${status}.`)
  return started.data.signed_id
}

/** Has a photo made ready; returns what was said instead, or nothing. */
async function finish({ api }: Seller, signed_id: string): Promise<string> {
  const finished = await api('finishUpload', { params: { signed_id } })
  return finished.ok ? '' : finished.failure.error
}

/** Ends the program and starts it without the store. */
async function startsWithout(context: UnderFire): Promise<Figure> {
  await context.program.stop()
  const begun = performance.now()
  context.program = await startProgram(context.dataFolder, context.settings)
  return { name: 'a start without it', value: (performance.now() - begun) / 1_000, unit: 's', target: { most: 30 } }
}

/** Lets the store come back, and has the photo that waited listed; the time until it is shown. */
async function untilListed(
  { store, seller, waiting }: { store: Store; seller: Seller; waiting: string },
  { program }: UnderFire,
): Promise<Figure> {
  await store.comeBack()
  const begun = performance.now()
  while (await finish(seller, waiting)) await delay(100)
  const post = { ...overbedTable, title: 'Overbed table that waited', images: [{ signed_id: waiting }] }
  const published = await seller.api('publishListing', { body: { post } })
  const shown = published.ok && (await fetch(new URL(published.data.post.images[0]?.small ?? '', program.address))).ok
  const name = 'from its return until the photo that waited is shown'
  return {
    name,
    value: shown ? (performance.now() - begun) / 1_000 : Number.POSITIVE_INFINITY,
    unit: 's',
    target: { most: 15 },
  }
}

const figuresOf = ({ pages, refused, unsent }: Record<'pages' | 'refused' | 'unsent', number>): Figure[] => [
  { name: `home pages answered, of ${looks}`, value: pages, unit: '', target: { least: looks } },
  { name: `photos refused in words, of ${looks}`, value: refused, unit: '', target: { least: looks } },
  { name: `photos that nobody takes, of ${looks}`, value: unsent, unit: '', target: { least: looks } },
]
