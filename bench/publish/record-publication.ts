import { withRecordedProgram } from '../recording/recorded-program.ts'
import type { Statement } from '../recording/statements.ts'
import { createSeller } from '../selling/seller.ts'
import type { Photo } from '../selling/send-photo.ts'
import { post } from './post.ts'
import { marksOf, type Published, preparePublication } from './publication.ts'

/** All statements that the program sent to its database for one publication, in order, and which publication it was. */
export type RecordedPublication = { statements: Statement[]; published: Published }

const tries = 6

/**
 * Publishes a few listings and records each. Returns the publication with the fewest statements: for others something was read
 * that the program caches from then on. Throws when they do not show the marks that distinguish a publication from others.
 */
export const recordPublication = (dataFolder: string, email: string, photo: Photo): Promise<RecordedPublication> =>
  withRecordedProgram(dataFolder, async (program) => {
    const seller = await createSeller(() => program.address, email)
    const recorded: RecordedPublication[] = []
    for (let at = 0; at < tries; at++) {
      const publication = await preparePublication(seller, photo, `Overheard table number ${at}`)
      const { result, statements } = await program.during(() => post(program.port, publication))
      const published = { marks: publication.marks, listingId: JSON.parse(result.text).data.post.id }
      recorded.push({ statements, published })
    }
    const [shortest] = recorded.sort((one, other) => one.statements.length - other.statements.length)
    return requireMarks(shortest as RecordedPublication)
  })

function requireMarks(recorded: RecordedPublication): RecordedPublication {
  const marks = marksOf(recorded.published)
  const text = JSON.stringify(recorded.statements.map(({ values }) => values))
  const missing = marks.filter((mark) => !text.includes(JSON.stringify(mark)))
  if (missing.length || new Set(marks).size < marks.length)
    throw new Error(`The statements of a publication do not show ${missing.join(', ') || 'which number is which'}.`)
  return recorded
}
