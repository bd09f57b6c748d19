import type { User } from '@reable/contract/accounts/operations'
import { type FocusEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'
import type { AlertWords } from '../../shell/alerts/alert-words.ts'
import { report } from '../../shell/analytics/analytics.ts'
import type { FormHandle } from '../../ui/form/form.tsx'
import { NeedsScript } from '../../ui/form/needs-script.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { comeIn, comeInNew } from './come-in.ts'
import type { SignInOptions } from './load-sign-in-options.ts'
import { LogInForm } from './log-in-form.tsx'
import styles from './sign-in.module.css'
import type { SignInTab } from './sign-in-store.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButtons } from './social-buttons.tsx'

/** The two headings, which are the page's titles too. */
export const signInTitles = { login: 'Log in', signup: 'Create your account' }

type Props = {
  options: SignInOptions
  /** Undefined while the browser takes the page over: the address alone then shows the right part. */
  shown: SignInTab | undefined
  onShow: (tab: SignInTab) => void
  /** In a dialog the two parts have no address of their own. */
  inDialog?: boolean
  /** Says it where the person is next. */
  tell: (alert: AlertWords) => void
  /** What they are in the middle of: the link that confirms a newcomer's address leads back to it, if it is such a page. */
  returnTo: string
  /** Someone is signed in. */
  onIn: (isNew: boolean) => void
  /** A way leads to another page. */
  onLeave?: () => void
}

/** Logging in and signing up: two tabs, two forms, one of them shown. What is typed as an e-mail goes along. */
export function SignIn({ options, shown, onShow, inDialog = false, tell, returnTo, onIn, onLeave }: Props) {
  const forms = { login: useRef<FormHandle>(null), signup: useRef<FormHandle>(null) }
  const headings = { login: useRef<HTMLHeadingElement>(null), signup: useRef<HTMLHeadingElement>(null) }
  useCarriedOver(shown, forms, headings)

  const enter = (come: typeof comeIn) => (user: User) => {
    come(user, tell)
    onIn(come === comeInNew)
  }
  const tab = (to: SignInTab, word: string) => ({
    word,
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
        <LogInForm ref={forms.login} onIn={enter(comeIn)} onLeave={onLeave} />
      </Part>
      <Part {...part('signup')}>
        <SignUpForm ref={forms.signup} captcha={options.captcha} returnTo={returnTo} onIn={enter(comeInNew)} />
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

/** One of the two, with its own address where there is one. Its flow is begun with the first field that someone enters, once. */
function Part({ tab, heading, inDialog, social, children }: PartProps) {
  const Heading = inDialog ? 'h3' : 'h1'
  const begun = useRef(false)
  const begin = ({ target }: FocusEvent) => {
    if (begun.current || !target.matches('input')) return
    begun.current = true
    report({ event: `${flows[tab]}_begun`, method: 'password' })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here, the focus of its fields passes by
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

/** When the other part is shown, the e-mail typed so far is in it, and its heading has the focus. */
function useCarriedOver(shown: SignInTab | undefined, forms: Both<FormHandle>, headings: Both<HTMLElement>) {
  const before = useRef(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is shown carries over
  useEffect(() => {
    const from = before.current
    before.current = shown
    if (!from || !shown || from === shown) return
    const typed = forms[from].current?.read('email')
    if (typed) forms[shown].current?.fill('email', typed)
    headings[shown].current?.focus()
  }, [shown])
}
