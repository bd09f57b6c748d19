import { addresses } from '../shell/addresses.ts'
import { useLazy } from '../state/use-lazy.ts'
import { useSignInRequest } from './sign-in/sign-in-store.ts'
import { useUser } from './user-store.ts'

/** The dialogs that can open over any page. Their code is fetched when one is needed. */
export function AccountDialogs() {
  const signInRequest = useSignInRequest()
  const user = useUser()
  const SignIn = useLazy(signInRequest !== undefined, loadSignIn)
  const Verify = useLazy(user?.justSignedUp === true, loadVerify)
  return (
    <>
      {signInRequest && SignIn && <SignIn request={signInRequest} />}
      {user?.justSignedUp && Verify && <Verify email={user.email} />}
    </>
  )
}

/** Goes to the sign-in page when the dialog's code cannot be loaded. */
const loadSignIn = () =>
  import('./sign-in/sign-in-dialog.tsx')
    .then(({ SignInDialog }) => SignInDialog)
    .catch(() => location.assign(addresses.signIn))

/** When its code cannot be loaded, the banner still says that the address is not confirmed. */
const loadVerify = () =>
  import('./emails/verify-email.tsx').then(({ VerifyEmail }) => VerifyEmail).catch(() => undefined)
