import type { User } from '@reable/contract/accounts/operations'
import { emailError, passwordError } from '@reable/contract/accounts/rules'
import { type FocusEvent, type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { report } from '../../shell/analytics/analytics.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form, type FormHandle } from '../../ui/form/form.tsx'
import { NeedsScript } from '../../ui/form/needs-script.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { logInFailed } from './auth-alerts.ts'
import { completeLogIn, completeSignUp } from './complete-sign-in.ts'
import type { SignInOptions } from './load-sign-in-options.ts'
import styles from './sign-in.module.css'
import type { SignInTab } from './sign-in-store.ts'
import { SignUpForm } from './sign-up-form.tsx'

type Values = { email: string; password: string }

export const logInRules: Rules<Values> = { email: emailError, password: passwordError }

type LogInFormProps = { ref: Ref<FormHandle>; onSignedIn: (user: User) => void; onLeave?: (() => void) | undefined }

/** Logs in with an e-mail and a password. */
function LogInForm({ ref, onSignedIn, onLeave }: LogInFormProps) {
  const send = async (values: Values) => {
    const reply = await browserApi('logIn', { body: { user: values } })
    report({ event: reply.ok ? 'log_in_succeeded' : 'log_in_failed', method: 'password' })
    if (!reply.ok) {
      showFailure(reply, logInFailed)
      return reply
    }
    onSignedIn(reply.data)
  }
  return (
    <>
      <Form rules={logInRules} send={send} label="Log in" ref={ref}>
        <TextField name="email" label="Email" hint="For example rose@example.ca" type="email" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Submit wide busyLabel="Logging in…">
          Log in
        </Submit>
      </Form>
      <ul className={`wrap ${styles.links}`}>
        <li>
          <Link to={addresses.reset} onClick={onLeave}>
            Forgot your password?
          </Link>
        </li>
        <li>
          <Link to={addresses.newConfirmation} onClick={onLeave}>
            No confirmation e-mail?
          </Link>
        </li>
      </ul>
    </>
  )
}

/** The two headings, which are the page's titles too. */
export const signInTitles = { login: 'Log in', signup: 'Create your account' }

type Props = {
  options: SignInOptions
  /** Undefined until the page is hydrated: CSS then shows the right part by the address alone. */
  shown: SignInTab | undefined
  onShow: (tab: SignInTab) => void
  /** In a dialog the two parts have no address of their own. */
  inDialog?: boolean
  /** Shows an alert on the page where the person is next. */
  showAlert: (alert: AlertMessage) => void
  /** The current page: the link that confirms a new account's address leads back to it, if it is such a page. */
  returnTo: string
  /** Someone is signed in. */
  onSignedIn: (isNew: boolean) => void
  /** A link to another page was followed. */
  onLeave?: () => void
}

/** Logging in and signing up: two tabs, two forms, one of them shown. A typed e-mail address is copied to the other form. */
export function SignIn({ options, shown, onShow, inDialog = false, showAlert, returnTo, onSignedIn, onLeave }: Props) {
  const forms = { login: useRef<FormHandle>(null), signup: useRef<FormHandle>(null) }
  const headings = { login: useRef<HTMLHeadingElement>(null), signup: useRef<HTMLHeadingElement>(null) }
  useCarryOver(shown, forms, headings)

  const complete = (completion: typeof completeLogIn) => (user: User) => {
    completion(user, showAlert)
    onSignedIn(completion === completeSignUp)
  }
  const tab = (to: SignInTab, label: string) => ({
    label,
    current: shown === to,
    onChoose: () => onShow(to),
    href: inDialog ? undefined : `#${to}`,
  })
  const part = (tab: SignInTab) => ({ tab, heading: headings[tab], inDialog, social: options.social })
  return (
    <div className={styles.signIn} data-shown={shown}>
      <Tabs label="Log in or sign up" tabs={[tab('login', 'Log In'), tab('signup', 'Sign Up')]} />
      <NeedsScript />
      <Part {...part('login')}>
        <LogInForm ref={forms.login} onSignedIn={complete(completeLogIn)} onLeave={onLeave} />
      </Part>
      <Part {...part('signup')}>
        <SignUpForm
          ref={forms.signup}
          captcha={options.captcha}
          returnTo={returnTo}
          onSignedIn={complete(completeSignUp)}
        />
      </Part>
    </div>
  )
}

type PartProps = {
  tab: SignInTab
  heading: Ref<HTMLHeadingElement>
  inDialog: boolean
  social: SignInOptions['social']
  children: ReactNode
}

/** One of the two tabs, with its own address where there is one. Reports the start of its flow once, at the first focus of a field. */
function Part({ tab, heading, inDialog, social, children }: PartProps) {
  const Heading = inDialog ? 'h3' : 'h1'
  const isBegun = useRef(false)
  const begin = ({ target }: FocusEvent) => {
    if (isBegun.current || !target.matches('input')) return
    isBegun.current = true
    report({ event: `${flows[tab]}_begun`, method: 'password' })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the section is not interactive, the focus of its fields bubbles up
    <section id={inDialog ? undefined : tab} className={styles[tab]} onFocus={begin}>
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        {signInTitles[tab]}
      </Heading>
      {children}
      <SocialButtons social={social} flow={flows[tab]} />
    </section>
  )
}

const flows = { login: 'log_in', signup: 'sign_up' } as const

type Both<Of> = Record<SignInTab, RefObject<Of | null>>

/** When the other tab is shown, copies the e-mail typed so far to it and moves the focus to its heading. */
function useCarryOver(shown: SignInTab | undefined, forms: Both<FormHandle>, headings: Both<HTMLElement>) {
  const before = useRef(shown)
  const carryOver = useEffectEvent((from: SignInTab, to: SignInTab) => {
    const typed = forms[from].current?.read('email')
    if (typed) forms[to].current?.fill('email', typed)
    headings[to].current?.focus()
  })
  useEffect(() => {
    const from = before.current
    before.current = shown
    if (from && shown && from !== shown) carryOver(from, shown)
  }, [shown])
}

/** The buttons of the social logins that this community offers. */
function SocialButtons({ social, flow }: { social: SignInOptions['social']; flow: 'log_in' | 'sign_up' }) {
  if (!social.length) return null
  return (
    <div className={styles.social}>
      <p>or</p>
      {social.map(({ provider, name, address }) => (
        <Button
          key={provider}
          variant="quiet"
          wide
          href={address}
          onClick={() => report({ event: `${flow}_begun`, method: provider })}
        >
          Continue with {name}
        </Button>
      ))}
    </div>
  )
}
