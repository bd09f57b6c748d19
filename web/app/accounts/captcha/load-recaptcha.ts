import { trustedAddress } from '../../trusted-address.ts'

/** `trustedtypes` requests a script that makes trusted types itself. */
const address = 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&onload=recaptchaIsThere'
const timeout = 8_000

/** The part of the provider's API that is used here. */
export type RecaptchaWidgets = {
  render: (place: HTMLElement, options: Record<string, unknown>) => number
  reset: (id: number) => void
}

type WithRecaptcha = typeof globalThis & { grecaptcha?: RecaptchaWidgets; recaptchaIsThere?: () => void }

let loading: Promise<RecaptchaWidgets> | undefined

/** Loads the provider's script, once. Rejects when it does not come within 8 seconds. */
export function loadRecaptcha(): Promise<RecaptchaWidgets> {
  loading ??= load().catch((cause) => {
    loading = undefined
    throw cause
  })
  return loading
}

function load(): Promise<RecaptchaWidgets> {
  const globals: WithRecaptcha = globalThis
  return new Promise((resolve, reject) => {
    globals.recaptchaIsThere = () =>
      globals.grecaptcha ? resolve(globals.grecaptcha) : reject(new Error('no reCAPTCHA'))
    const script = document.createElement('script')
    script.src = trustedAddress('recaptcha-script', address)
    script.onerror = reject
    document.head.append(script)
    setTimeout(() => reject(new Error('reCAPTCHA takes too long')), timeout)
  })
}
