import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { BoundedThread, ThreadError } from '#platform/bounded-thread'
import { asEntries } from '../lists/list-entries.ts'
import { type FieldValues, serializeFields, type Written } from './serialize-fields.ts'
import { contentRefusal } from './valid-content.ts'

/** Serializes what volunteers wrote as the API answers a page or list. */
export const serializeDocument = (document: DocumentName, written: unknown): Answer<'previewContent'> =>
  answerOf(document, serializeFields(documentFields(document), written))

/** In characters, as JSON. What is shorter is read sooner than a thread begins. */
const shortEnough = 20_000

const thread = new BoundedThread<Written, FieldValues>({
  folder: import.meta.dirname,
  source: 'content-worker.ts',
  built: 'content-worker.js',
  timeout: 5_000,
  heap: 256,
})

/** The same of what is not saved yet, while everybody else is served. Refuses as invalid what takes too long to read. */
export async function serializeUnsaved(document: DocumentName, written: unknown): Promise<Answer<'previewContent'>> {
  if (JSON.stringify(written).length <= shortEnough) return serializeDocument(document, written)
  try {
    return answerOf(document, await thread.run({ document, written }))
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error
    throw contentRefusal({ fields: ['This takes too long to read. Please write it in shorter paragraphs'] })
  }
}

/** Name and fields fit together: both are of one document. */
function answerOf(document: DocumentName, values: FieldValues): Answer<'previewContent'> {
  if (document.kind === 'page') return { title: document.name, fields: values } as Answer<'previewContent'>
  return { name: document.name, entries: asEntries(document.name, values) } as Answer<'previewContent'>
}
