import { trustedAddress } from '../../trusted-address.ts'

/** `trustedtypes` asks for a script that makes trusted types itself. */
const address = 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&onload=recaptchaIsThere'
const patience = 8_000

/** What the provider's script offers. */
export type RecaptchaWidgets = {
  render: (place: HTMLElement, options: Record<string, unknown>) => number
  reset: (id: number) => void
}

type WithRecaptcha = typeof globalThis & { grecaptcha?: RecaptchaWidgets; recaptchaIsThere?: () => void }

let loading: Promise<RecaptchaWidgets> | undefined

/** Loads the provider's script, once. Rejects when it does not come within 8 seconds. */
export function loadRecaptcha(): Promise<RecaptchaWidgets> {
  loading ??= load().catch((fault) => {
    loading = undefined
    throw fault
  })
  return loading
}

function load(): Promise<RecaptchaWidgets> {
  const here: WithRecaptcha = globalThis
  return new Promise((resolve, reject) => {
    here.recaptchaIsThere = () => (here.grecaptcha ? resolve(here.grecaptcha) : reject(new Error('no reCAPTCHA')))
    const script = document.createElement('script')
    script.src = trustedAddress('recaptcha-script', address)
    script.onerror = reject
    document.head.append(script)
    setTimeout(() => reject(new Error('reCAPTCHA takes too long')), patience)
  })
}
