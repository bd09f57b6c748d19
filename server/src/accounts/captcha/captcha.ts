import type { Context } from '#platform/context'
import type { Captcha } from './captcha-check.ts'
import { embeddedCaptcha } from './embedded-captcha.ts'
import { recaptcha } from './recaptcha.ts'

/** The captcha that the configuration chooses. */
export const captchaOf = ({ config }: Context): Captcha => (config.providers.recaptcha ? recaptcha : embeddedCaptcha)
