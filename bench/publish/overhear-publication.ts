import { readFile, rm } from 'node:fs/promises'
import { untilQuiet } from '../program/quiet.ts'
import { startProgram } from '../program/start-program.ts'
import { sellerAt } from '../selling/seller.ts'
import type { Photo } from '../selling/send-photo.ts'
import { readLines, type Said } from './overheard.ts'
import { post } from './post.ts'
import { marksOf, type Published, preparePublication } from './publication.ts'

/** All that the program asked its database for one publication, in turn, and which one it was. */
export type Overheard = { said: Said[]; published: Published }

const tries = 6

/** What the queue's worker asks for on its own, as soon as it hears of a job. */
const isOfQueue = ({ name }: Said) => name?.endsWith('/graphile_worker') ?? false

/**
 * Publishes a few listings and listens. That with the fewest statements is told: before others something was asked for that the
 * program remembers from then on. Throws when they do not show what tells a publication from others.
 */
export async function overhearPublication(dataFolder: string, email: string, photo: Photo): Promise<Overheard> {
  const file = `${dataFolder}.overheard`
  await rm(file, { force: true })
  const listening = `--import=${new URL('./overhear.ts', import.meta.url)}`
  const program = await startProgram(dataFolder, { NODE_OPTIONS: listening, OVERHEARD: file })
  try {
    await untilQuiet(program.pid)
    const seller = await sellerAt(() => program.address, email)
    const heard: Overheard[] = []
    for (let at = 0; at < tries; at++) {
      const publication = await preparePublication(seller, photo, `Overheard table number ${at}`)
      const before = (await readFile(file, 'utf8')).length
      const { text } = await post(program.port, publication)
      const said = readLines((await readFile(file, 'utf8')).slice(before)).filter((one) => !isOfQueue(one))
      heard.push({ said, published: { marks: publication.marks, listingId: JSON.parse(text).data.post.id } })
    }
    const [shortest] = heard.sort((one, other) => one.said.length - other.said.length)
    return insistOnMarks(shortest as Overheard)
  } finally {
    await program.stop()
  }
}

function insistOnMarks(heard: Overheard): Overheard {
  const marks = marksOf(heard.published)
  const text = JSON.stringify(heard.said.map(({ values }) => values))
  const missing = marks.filter((mark) => !text.includes(JSON.stringify(mark)))
  if (missing.length || new Set(marks).size < marks.length)
    throw new Error(`The statements of a publication do not show ${missing.join(', ') || 'which number is which'}.`)
  return heard
}
