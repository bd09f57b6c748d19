import { useEffect, useState } from 'react'
import { useLinkParam } from '../../accounts/by-link/use-link-param.ts'

/**
 * Makes the call of a mailed link with the token that its address brought under `name`. The page's own call has the effect, not
 * the opening of the address alone. (LINK-01, LINK-02) `tryAgain` repeats it.
 */
export function useLinkCall<Reply>(name: string, call: (token: string) => Promise<Reply>) {
  const token = useLinkParam(name)
  const [reply, setReply] = useState<Reply>()
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt calls anew
  useEffect(() => {
    if (token === undefined) return
    let isCancelled = false
    setReply(undefined)
    call(token).then((reply) => {
      if (!isCancelled) setReply(() => reply)
    })
    return () => {
      isCancelled = true
    }
  }, [token, call, attempts])
  return { token: token ?? '', reply, again: attempts > 0, tryAgain: () => setAttempts(attempts + 1) }
}
