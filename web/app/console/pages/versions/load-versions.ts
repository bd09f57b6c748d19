import type { Answer, Client } from '@reable/contract/client'
import { type DocumentName, findDocument } from '@reable/contract/content/documents'
import type { WrittenDocument } from '../document/load-document.ts'

export type Versions = Answer<'listContentVersions'>

export type VersionsData =
  | { kind: 'listed'; document: DocumentName; versions: Versions }
  | { kind: 'none' }
  | { kind: 'failed'; sentence: string }

/** Loads who changed a page or list and when, the current version first. */
export async function loadVersions(api: Client, kind: string, name: string): Promise<VersionsData> {
  const document = findDocument(kind, name)
  if (!document) return { kind: 'none' }
  const reply = await api('listContentVersions', { params: document })
  if (!reply.ok) return { kind: 'failed', sentence: reply.failure.error }
  return { kind: 'listed', document, versions: reply.data }
}

export type OldVersion = Answer<'getContentVersion'>

export type VersionData =
  | { kind: 'open'; document: DocumentName; old: OldVersion; current: WrittenDocument }
  | { kind: 'none' }
  | { kind: 'failed'; sentence: string }

type VersionRequest = { kind: string; name: string; version: string }

/** Loads one version of a page or list, and the current one. */
export async function loadVersion(api: Client, { kind, name, version }: VersionRequest): Promise<VersionData> {
  const document = findDocument(kind, name)
  if (!document) return { kind: 'none' }
  const [old, current] = await Promise.all([
    api('getContentVersion', { params: { ...document, version } }),
    api('getWrittenContent', { params: document }),
  ])
  if (!old.ok && old.status === 404) return { kind: 'none' }
  if (!old.ok) return { kind: 'failed', sentence: old.failure.error }
  if (!current.ok) return { kind: 'failed', sentence: current.failure.error }
  return { kind: 'open', document, old: old.data, current: current.data }
}
