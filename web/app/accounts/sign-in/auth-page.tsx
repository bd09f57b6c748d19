import { organisation } from '@reable/contract/organisation'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiOf, browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { report } from '../../shell/analytics/analytics.ts'
import { useInBrowser } from '../../state/in-browser.ts'
import type { Route } from './+types/auth-page'
import { authError } from './auth-alerts.ts'
import styles from './auth-page.module.css'
import { loadSignInOptions } from './load-sign-in-options.ts'
import { safePath } from './safe-path.ts'
import { SignIn, signInTitles } from './sign-in.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadSignInOptions(apiOf(context))

export const clientLoader = () => loadSignInOptions(browserApi)

// Neither its tabs nor its query change the sign-in options.
export const shouldRevalidate = () => false

const titleOf = (name: string) => `${name} · ${organisation.name}`

export const meta = () => [
  { title: titleOf('Log in or sign up') },
  { name: 'description', content: `Log in to ${organisation.name}, or create an account.` },
]

/** The page to log in or sign up: #login shows the log-in form, any other hash the sign-up form. (AUTH-01) */
export default function AuthPage({ loaderData }: Route.ComponentProps) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const inBrowser = useInBrowser()
  const tab = hash === '#login' ? 'login' : 'signup'
  const params = new URLSearchParams(search)
  const error = params.get('error')
  const redirectTo = safePath(params.get('redirect'))

  useEffect(() => {
    document.title = titleOf(signInTitles[tab])
  }, [tab])
  useEffect(() => {
    if (!error) return
    alerts.show(authError(error))
    report({ event: 'log_in_failed', method: 'social' })
  }, [error])

  return (
    <div className={styles.page}>
      <SignIn
        options={loaderData}
        shown={inBrowser ? tab : undefined}
        onShow={(tab) => navigate(`${search}#${tab}`, { preventScrollReset: true })}
        showAlert={(alert) => alerts.showOnNextPage(alert)}
        returnTo={redirectTo}
        onSignedIn={() => navigate(redirectTo, { replace: true })}
      />
    </div>
  )
}
