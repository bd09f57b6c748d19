import { useLocation } from 'react-router'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { signInFor } from './session/guarded-paths.ts'

/** Replaces an account page when its person is signed out, as when another tab logged out. */
export function SignedOut() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState level={1} title="You are signed out" text="Sign in again to see your account.">
      <Button variant="next" to={signInFor(pathname + search)}>
        Sign In
      </Button>
    </EmptyState>
  )
}
