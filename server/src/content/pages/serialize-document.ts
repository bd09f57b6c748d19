import type { Answer } from '@reable/contract/client'
import type { DocumentName } from '@reable/contract/content/documents'
import { ThreadError } from '#platform/bounded-thread'
import { asEntries } from '../lists/list-entries.ts'
import { fieldValuesOf } from './field-values-of.ts'
import type { FieldValues } from './serialize-fields.ts'
import { contentRefusal } from './valid-content.ts'

/** Serializes what volunteers wrote as the API answers a page or list. */
export const serializeDocument = async (document: DocumentName, written: unknown): Promise<Answer<'previewContent'>> =>
  answerOf(document, await fieldValuesOf({ document, written }))

/** The same of what is not saved yet. Refuses as invalid what takes too long to read. */
export async function serializeUnsaved(document: DocumentName, written: unknown): Promise<Answer<'previewContent'>> {
  try {
    return await serializeDocument(document, written)
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
