import type { Answer, Client, Reply } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'

type ThreadReply = Extract<Reply<'getConversation'>, { ok: true }>

export type ThreadConversation = ThreadReply['data']
export type Message = ThreadReply['answer']['messages'][number]

/** A conversation with some of its messages, the oldest first; `earlier` says where those before them begin, null where there are none. */
export type LoadedThread = { conversation: ThreadConversation; messages: Message[]; earlier: number | null }

/** A conversation as its page shows it first: together with its handover, so that nothing moves. */
export type WholeThread = LoadedThread & { handover: Answer<'getHandover'> | undefined }

type FailedThread = { failure: ErrorEnvelope; status: number }

export type ThreadData = LoadedThread | FailedThread

export type WholeThreadData = WholeThread | FailedThread

/** Which messages of a conversation are asked for: those before one, those after one with some that were held again, or the latest. */
type Range = { before: number } | { after: number; again?: string } | Record<never, never>

/** Loads a conversation with its latest messages, or those before or after one. */
export async function loadThread(api: Client, id: number, range: Range = {}): Promise<ThreadData> {
  const reply = await api('getConversation', { params: { id: String(id) }, query: range })
  if (!reply.ok) return { failure: reply.failure, status: reply.status }
  const { messages, earlier } = reply.answer
  return { conversation: reply.data, messages, earlier }
}

/** Loads a conversation for its page. Without its handover, which can be loaded later, it is shown all the same. */
export async function loadWholeThread(api: Client, id: number): Promise<WholeThreadData> {
  const [thread, handover] = await Promise.all([
    loadThread(api, id),
    api('getHandover', { params: { id: String(id) } }),
  ])
  return 'failure' in thread ? thread : { ...thread, handover: handover.ok ? handover.data : undefined }
}
