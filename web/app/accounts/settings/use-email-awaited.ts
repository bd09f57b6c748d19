import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'

/** The address that was asked for in place of one's own and is not confirmed yet. */
export function useEmailAwaited() {
  const [awaited, setAwaited] = useState<string>()
  useEffect(() => {
    browserApi('getEmailChange', {}).then((reply) => reply.ok && setAwaited((known) => known ?? reply.data?.email))
  }, [])
  return [awaited, setAwaited] as const
}
