import { useEffect, useState } from 'react'
import { useBrought } from '../../accounts/by-link/use-brought.ts'

/**
 * Makes the call of a mailed link with what its address brought under `name`: the page's own call acts, never its being opened
 * alone. (LINK-01, LINK-02) Asks again when told to.
 */
export function useLinkCall<Reply>(name: string, call: (token: string) => Promise<Reply>) {
  const token = useBrought(name)
  const [reply, setReply] = useState<Reply>()
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
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
