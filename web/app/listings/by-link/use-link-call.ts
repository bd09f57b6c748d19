import { useEffect, useState } from 'react'
import { useBrought } from '../../accounts/by-link/use-brought.ts'

/**
 * Makes the call of a mailed link with what its address brought under `name`: the page's own call acts, never its being opened
 * alone. (LINK-01, LINK-02) Asks again when told to.
 */
export function useLinkCall<Reply>(name: string, call: (token: string) => Promise<Reply>) {
  const token = useBrought(name)
  const [reply, setReply] = useState<Reply>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (token === undefined) return
    let left = false
    setReply(undefined)
    call(token).then((reply) => {
      if (!left) setReply(() => reply)
    })
    return () => {
      left = true
    }
  }, [token, call, tries])
  return { token: token ?? '', reply, again: tries > 0, tryAgain: () => setTries(tries + 1) }
}
