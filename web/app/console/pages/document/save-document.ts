import type { Answer } from '@reable/contract/client'
import type { DocumentName } from '@reable/contract/content/documents'
import { browserApi } from '../../../api.ts'
import type { SaveResult } from '../../../editing/save-result.ts'
import type { WrittenDocument } from './load-document.ts'

type SaveRequest = { document: DocumentName; version: number; fields: Record<string, unknown> }

export type SaveDocumentResult = SaveResult<WrittenDocument, { change: Answer<'saveContent'> }>

/** Saves the fields as the next version of a page or list. */
export async function saveDocument({ document, version, fields }: SaveRequest): Promise<SaveDocumentResult> {
  const reply = await browserApi('saveContent', { params: document, body: { version, fields } })
  if (reply.ok) return { kind: 'saved', change: reply.data }
  const stored = reply.status === 409 ? await browserApi('getWrittenContent', { params: document }) : undefined
  return stored?.ok ? { kind: 'conflict', theirs: stored.data } : { kind: 'refused', reply }
}
