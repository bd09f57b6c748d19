import { addresses } from '../shell/addresses.ts'
import { useLate } from '../use-late.ts'
import { useSignInAsked } from './sign-in/sign-in-store.ts'
import { useUser } from './user-store.ts'

/** The dialogs that can come over any page; what they consist of is fetched when one is wanted. */
export function AccountDialogs() {
  const asked = useSignInAsked()
  const user = useUser()
  const SignIn = useLate(asked !== undefined, loadSignIn)
  const Verify = useLate(user?.justSignedUp === true, loadVerify)
  return (
    <>
      {asked && SignIn && <SignIn asked={asked} />}
      {user?.justSignedUp && Verify && <Verify email={user.email} />}
    </>
  )
}

/** Where the dialog cannot be had there is still its page. */
const loadSignIn = () =>
  import('./sign-in/sign-in-dialog.tsx')
    .then(({ SignInDialog }) => SignInDialog)
    .catch(() => location.assign(addresses.signIn))

/** Where it cannot be had, the banner still says that the address is not confirmed. */
const loadVerify = () =>
  import('./emails/verify-email.tsx').then(({ VerifyEmail }) => VerifyEmail).catch(() => undefined)
