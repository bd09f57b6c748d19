import { canChangePassword, socialLoginHasNoPassword } from '@reable/contract/accounts/rules'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useOwnUser } from '../use-own-user.ts'
import { ChangePassword } from './change-password.tsx'
import { Section } from './section.tsx'

/** Changes the password; people with a social login have theirs elsewhere. (ACCT-03, ACCT-04) */
export function PasswordSection() {
  const user = useOwnUser()
  const [open, setOpen] = useState(false)
  return (
    <Section title="Password">
      {canChangePassword(user) ? (
        <Button onClick={() => setOpen(true)}>Change Password</Button>
      ) : (
        <p>{socialLoginHasNoPassword}</p>
      )}
      {open && <ChangePassword onClose={() => setOpen(false)} />}
    </Section>
  )
}
