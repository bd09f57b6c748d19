import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import { memoizeByKey } from '../../accounts/by-link/memoize-by-key.ts'
import { browserApi } from '../../api.ts'

export type Sheet = Answer<'getSheet'>

type Failed = { ok: false; failure: ErrorEnvelope; status: number }
export type OpenedSheet = Failed | { ok: true; sheet: Sheet }

/** Reads a sheet by the code on its thing, or by the link of a mail. */
export async function openSheet(api: Client, token: string): Promise<OpenedSheet> {
  const reply = await api('readSheet', { body: { token } })
  return reply.ok ? { ok: true, sheet: reply.data } : { ok: false, failure: reply.failure, status: reply.status }
}

/** The same from the browser, once for each token, however often an effect runs. */
export const openSheetOnce = memoizeByKey((token) => openSheet(browserApi, token))
