import { type DocumentName, documentFields } from '@reable/contract/content-documents'
import type { Context } from '#platform/context'
import { type Answered, answerFields } from './answer-fields.ts'
import { selectStanding } from './version-queries.ts'

/** Milliseconds for which a document is known without a look at the database. */
const patience = 1000

type Read = { stamp: string; answered: Answered } | undefined

type Kept = { until: number; read: Promise<Read> }

const kept = new WeakMap<object, Map<string, Kept>>()

/**
 * A document as it is answered, from memory for a second after each look at the database. While the database does not answer
 * the last known one stands in. Undefined: nobody has written it.
 */
export async function embeddedDocument(ctx: Context, document: DocumentName): Promise<Answered | undefined> {
  const memory = memoryOf(ctx)
  const key = keyOf(document)
  const now = ctx.clock.now().getTime()
  const known = memory.get(key)
  if (known && now < known.until) return (await known.read)?.answered
  const read = look(ctx, document, known?.read)
  memory.set(key, { until: now + patience, read })
  read.catch(() => memory.delete(key))
  return (await read)?.answered
}

/** For whoever writes a document: the next page reads it anew. */
export function forgetDocument(ctx: Context, document: DocumentName): void {
  const known = memoryOf(ctx).get(keyOf(document))
  if (known) known.until = 0
}

const keyOf = ({ kind, name }: DocumentName) => `${kind} ${name}`

function memoryOf({ read }: Context): Map<string, Kept> {
  const memory = kept.get(read) ?? new Map<string, Kept>()
  kept.set(read, memory)
  return memory
}

/** Texts are read anew when there is another version only. */
async function look(ctx: Context, document: DocumentName, before?: Promise<Read>): Promise<Read> {
  const last = await before?.catch(() => undefined)
  try {
    const standing = await selectStanding(ctx, document)
    if (!standing) return undefined
    const stamp = `${standing.version} ${standing.changed_at.getTime()}`
    if (stamp === last?.stamp) return last
    return { stamp, answered: answerFields(documentFields(document), standing.fields) }
  } catch (err) {
    if (!last) throw err
    ctx.log.error({ err, document: document.name }, 'a document was answered as it was last known')
    return last
  }
}
