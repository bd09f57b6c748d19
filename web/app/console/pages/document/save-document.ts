import type { Answer } from '@reable/contract/client'
import type { DocumentName } from '@reable/contract/content/documents'
import { browserApi } from '../../../api.ts'
import type { Failed } from '../../../shell/alerts/catalogue.ts'
import type { WrittenDocument } from './load-document.ts'

type Sent = { document: DocumentName; version: number; fields: Record<string, unknown> }

export type SavedDocument =
  | { kind: 'saved'; change: Answer<'saveContent'> }
  /** Somebody else has saved it meanwhile: as it is stored now. */
  | { kind: 'conflict'; theirs: WrittenDocument }
  | { kind: 'refused'; reply: Failed }

/** Saves what was written as the next version of a page or list. */
export async function saveDocument({ document, version, fields }: Sent): Promise<SavedDocument> {
  const reply = await browserApi('saveContent', { params: document, body: { version, fields } })
  if (reply.ok) return { kind: 'saved', change: reply.data }
  const stored = reply.status === 409 ? await browserApi('getWrittenContent', { params: document }) : undefined
  return stored?.ok ? { kind: 'conflict', theirs: stored.data } : { kind: 'refused', reply }
}
