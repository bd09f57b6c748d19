import type { Client } from '@reable/contract/client'
import { memoizeByKey } from '../../accounts/by-link/memoize-by-key.ts'
import { browserApi } from '../../api.ts'
import type { LoadedThread, ThreadData } from '../thread/load-thread.ts'

export type OpenedThread = ThreadData & { ok: boolean }

/** Reads a conversation by the token of a mailed link, without a log-in. */
export async function openThread(api: Client, token: string): Promise<OpenedThread> {
  const reply = await api('readByLink', { body: { token } })
  if (!reply.ok) return { ok: false, failure: reply.failure, status: reply.status }
  const { messages, earlier } = reply.answer
  const thread: LoadedThread = { conversation: reply.data, messages, earlier }
  return { ok: true, ...thread }
}

/** The same from the browser, once for each link, however often an effect runs. */
export const openThreadOnce = memoizeByKey((token) => openThread(browserApi, token))
