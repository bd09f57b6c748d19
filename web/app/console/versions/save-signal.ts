import { versionConflict } from '@reable/contract/versions/rules'
import { browserApi } from '../../api.ts'

type Fields = Record<string, unknown>
type Reply = { ok: true } | { ok: false; failure: { error: string; errors?: Record<string, string[]> | undefined } }
type Body<Id extends Parameters<typeof browserApi>[0]> = Parameters<typeof browserApi<Id>>[1]

/** Saves what a version says as the next one; `version` of the body is the one that stands now. */
export type SaveVersion = (key: string, body: Fields) => Promise<Reply>

/** Signals know what was edited by their time: that of the version which stands now. */
const conflict: Reply = { ok: false, failure: { error: versionConflict } }

const isCurrent = async (kind: 'signal' | 'screening', key: string, version: unknown) => {
  const reply = await browserApi('listVersions', { params: { kind, key } })
  return reply.ok && reply.data[0]?.version === version
}

export const saveSignal: SaveVersion = async (id, { version, ...fields }) => {
  const stored = await browserApi('listSignals', {})
  if (!stored.ok) return stored
  const signal = stored.data.find((one) => String(one.id) === id)
  if (!signal || !(await isCurrent('signal', id, version))) return conflict
  const body = { ...fields, updated_at_utc: signal.updated_at_utc }
  return browserApi('changeSignal', { params: { id }, body } as Body<'changeSignal'>)
}

export const saveScreening: SaveVersion = async (id, { version, ...fields }) => {
  const stored = await browserApi('listScreeningSignals', {})
  if (!stored.ok) return stored
  const signal = stored.data.find((one) => String(one.id) === id)
  if (!signal || !(await isCurrent('screening', id, version))) return conflict
  const body = { ...fields, updated_at_utc: signal.updated_at_utc }
  return browserApi('changeScreeningSignal', { params: { id }, body } as Body<'changeScreeningSignal'>)
}
