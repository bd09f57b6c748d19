import type { Answer } from '@reable/contract/client'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { BoundedThread, ThreadError } from '#platform/bounded-thread'
import { asEntries } from '../lists/list-entries.ts'
import { type FieldValues, serializeFields, type Written } from './serialize-fields.ts'
import { contentRefusal } from './valid-content.ts'

/** Serializes what volunteers wrote as the API answers a page or list. Refuses as invalid what takes too long to read. */
export async function serializeDocument(document: DocumentName, written: unknown): Promise<Answer<'previewContent'>> {
  const values = await readFields({ document, written })
  // Name and fields fit together: both are of one document.
  if (document.kind === 'page') return { title: document.name, fields: values } as Answer<'previewContent'>
  return { name: document.name, entries: asEntries(document.name, values) } as Answer<'previewContent'>
}

/** In characters, as JSON. What is shorter is read sooner than a thread begins. */
const shortEnough = 20_000

const thread = new BoundedThread<Written, FieldValues>({
  folder: import.meta.dirname,
  source: 'content-worker.ts',
  built: 'content-worker.js',
  timeout: 5_000,
  heap: 256,
})

async function readFields({ document, written }: Written): Promise<FieldValues> {
  if (JSON.stringify(written).length <= shortEnough) return serializeFields(documentFields(document), written)
  try {
    return await thread.run({ document, written })
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error
    throw contentRefusal({ fields: ['This takes too long to read. Please write it in shorter paragraphs'] })
  }
}
