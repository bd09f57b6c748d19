import { addresses } from '../shell/addresses.ts'
import { loadCode } from '../shell/load-code.ts'
import { useLazy } from '../state/use-lazy.ts'
import { useFactorRequest } from './second-factor/factor-store.ts'
import { useSignInRequest } from './sign-in/sign-in-store.ts'
import { useUser } from './user-store.ts'

/** The dialogs that can open over any page. Their code is fetched when one is needed. */
export function AccountDialogs() {
  const signInRequest = useSignInRequest()
  const user = useUser()
  const SignIn = useLazy(signInRequest !== undefined, loadSignIn)
  const factorRequest = useFactorRequest()
  const Factor = useLazy(factorRequest !== undefined, loadFactor)
  const Verify = useLazy(user?.justSignedUp === true, loadVerify)
  return (
    <>
      {signInRequest && SignIn && <SignIn request={signInRequest} />}
      {factorRequest && Factor && <Factor request={factorRequest} />}
      {user?.justSignedUp && Verify && <Verify email={user.email} />}
    </>
  )
}

/** Goes to the sign-in page when the dialog's code cannot be loaded. */
const loadSignIn = () =>
  loadCode(() => import('./sign-in/sign-in-dialog.tsx'))
    .then(({ SignInDialog }) => SignInDialog)
    .catch(() => location.assign(addresses.signIn))

/** When its code cannot be loaded, nobody is logged in: they try again. */
const loadFactor = () =>
  loadCode(() => import('./second-factor/factor-dialog.tsx'))
    .then(({ FactorDialog }) => FactorDialog)
    .catch(() => location.assign(addresses.signIn))

/** When its code cannot be loaded, the banner still says that the address is not confirmed. */
const loadVerify = () =>
  import('./emails/verify-email.tsx').then(({ VerifyEmail }) => VerifyEmail).catch(() => undefined)
