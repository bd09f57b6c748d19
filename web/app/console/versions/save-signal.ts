import { versionConflict } from '@reable/contract/versions/rules'
import { browserApi } from '../../api.ts'

type Fields = Record<string, unknown>
type Reply =
  | { ok: true }
  | { ok: false; status: number; failure: { error: string; errors?: Record<string, string[]> | undefined } }
type Body<Id extends Parameters<typeof browserApi>[0]> = Parameters<typeof browserApi<Id>>[1]

/** Saves what a version says as the next one; `version` of the body is the one that stands now. */
export type SaveVersion = (key: string, body: Fields) => Promise<Reply>

/** Signals know what was edited by their time: that of the version which stands now. */
const conflict: Reply = { ok: false, status: 409, failure: { error: versionConflict } }

type Failed = Extract<Reply, { ok: false }>
type Listed = { ok: true; data: readonly { id: number; updated_at_utc: string }[] } | Failed

/** Saves a signal of a kind through the call by which it is listed and the one by which it is changed. */
const saver =
  (
    kind: 'signal' | 'screening',
    list: () => Promise<Listed>,
    change: (id: string, body: Fields) => Promise<Reply>,
  ): SaveVersion =>
  async (id, { version, ...fields }) => {
    const stored = await list()
    if (!stored.ok) return stored
    const signal = stored.data.find((one) => String(one.id) === id)
    if (!signal || !(await isCurrent(kind, id, version))) return conflict
    return change(id, { ...fields, updated_at_utc: signal.updated_at_utc })
  }

const isCurrent = async (kind: 'signal' | 'screening', key: string, version: unknown) => {
  const reply = await browserApi('listVersions', { params: { kind, key } })
  return reply.ok && reply.data[0]?.version === version
}

export const saveSignal = saver(
  'signal',
  () => browserApi('listSignals', {}),
  (id, body) => browserApi('changeSignal', { params: { id }, body: body as Body<'changeSignal'>['body'] }),
)

export const saveScreening = saver(
  'screening',
  () => browserApi('listScreeningSignals', {}),
  (id, body) =>
    browserApi('changeScreeningSignal', { params: { id }, body: body as Body<'changeScreeningSignal'>['body'] }),
)
