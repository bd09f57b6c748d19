/** Makes a call once for each key, since effects may run twice and people press twice. A failed call may be tried again. */
export function memoizeByKey<Reply extends { ok: boolean }>(call: (key: string) => Promise<Reply>) {
  const replies = new Map<string, Promise<Reply>>()
  return (key: string): Promise<Reply> => {
    const reply = replies.get(key) ?? call(key)
    replies.set(key, reply)
    reply.then(({ ok }) => !ok && replies.delete(key))
    return reply
  }
}
