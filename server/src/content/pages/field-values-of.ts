import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { BoundedThread } from '#platform/bounded-thread'
import { type FieldValues, serializeFields, type Written } from './serialize-fields.ts'

/** In characters, as JSON. What is shorter is read sooner than a thread begins. */
const shortEnough = 20_000

const thread = new BoundedThread<Written, FieldValues>({
  folder: import.meta.dirname,
  source: 'content-worker.ts',
  built: 'content-worker.js',
  timeout: 5_000,
  heap: 256,
})

/** Reads what volunteers wrote in the fields of a page or list; what is long in a thread, while everybody else is served. Throws ThreadError where that takes too long. */
export async function fieldValuesOf(document: DocumentName, written: unknown): Promise<FieldValues> {
  if (JSON.stringify(written).length <= shortEnough) return serializeFields(documentFields(document), written)
  return thread.run({ document, written })
}
