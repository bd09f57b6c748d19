/**
 * Makes a call once for each key: effects may run twice, people press twice. One that failed may be tried again.
 */
export function oncePer<Reply extends { ok: boolean }>(call: (key: string) => Promise<Reply>) {
  const made = new Map<string, Promise<Reply>>()
  return (key: string): Promise<Reply> => {
    const reply = made.get(key) ?? call(key)
    made.set(key, reply)
    reply.then(({ ok }) => !ok && made.delete(key))
    return reply
  }
}
