import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { KeptAnswers } from '#platform/kept-answers'
import { selectStanding } from '../versions/version-queries.ts'
import { type Answered, answerFields } from './answer-fields.ts'

type Read = { stamp: string; answered: Answered } | undefined

const kept = new KeptAnswers<Read>({ name: 'documents', holds: 1000, patience: 500 })
const standIns = new KeptAnswers<Read>({ name: 'documents in place of others', holds: minute, patience: 500 })

/**
 * A document as it is answered, from memory for a second after each look at the database. While the database does not answer
 * the last known one stands in. Undefined: nobody has written it.
 */
export async function embeddedDocument(ctx: Context, document: DocumentName): Promise<Answered | undefined> {
  return (await kept.get(ctx, keyOf(document), (before) => look(ctx, document, before)))?.answered
}

/** The same in place of a document that another service should have: pages are not to be slower for that, so it holds for a minute. */
export async function standInDocument(ctx: Context, document: DocumentName): Promise<Answered | undefined> {
  return (await standIns.get(ctx, keyOf(document), (before) => look(ctx, document, before)))?.answered
}

/** For whoever writes a document: the next page reads it anew. */
export function forgetDocument(ctx: Context, document: DocumentName): void {
  kept.forget(ctx, keyOf(document))
  standIns.forget(ctx, keyOf(document))
}

const keyOf = ({ kind, name }: DocumentName) => `${kind} ${name}`

/** Texts are read anew when there is another version only. */
async function look(ctx: Context, document: DocumentName, before: Read): Promise<Read> {
  const standing = await selectStanding(ctx, document)
  if (!standing) return undefined
  const stamp = `${standing.version} ${standing.changed_at.getTime()}`
  if (stamp === before?.stamp) return before
  return { stamp, answered: answerFields(documentFields(document), standing.fields) }
}
