import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'

/** The address that was requested in place of one's own and is not confirmed yet. */
export function usePendingEmail() {
  const [pending, setPending] = useState<string>()
  useEffect(() => {
    browserApi('getEmailChange', {}).then(
      (reply) => reply.ok && setPending((existing) => existing ?? reply.data?.email),
    )
  }, [])
  return [pending, setPending] as const
}
