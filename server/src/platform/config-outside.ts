import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

/** The settings of what lies outside: each provider is off until it has its keys. */
export const outsideSettings = {
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_ADDRESS: address.default('https://www.google.com/recaptcha/api/siteverify'),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_DIALOG_ADDRESS: address.default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_GRAPH_ADDRESS: address.default('https://graph.facebook.com/v24.0'),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  GOOGLE_GEOCODING_KEY: z.string().optional(),
  GOOGLE_GEOCODING_ADDRESS: address.default('https://maps.googleapis.com/maps/api/geocode/json'),
  ANALYTICS_ADDRESS: address.optional(),
}

const shape = z.object(outsideSettings)
type Settings = z.infer<typeof shape>

export type OutsideConfig = {
  /** Undefined: sign-up asks for the embedded check. */
  recaptcha: { siteKey: string; secret: string; address: string } | undefined
  google: { issuer: string; clientId: string; clientSecret: string } | undefined
  facebook: { dialogAddress: string; graphAddress: string; appId: string; appSecret: string } | undefined
  /** Undefined: postal codes are looked up in the embedded table. */
  geocoding: { key: string; address: string } | undefined
  /** Where browsers send events of signing up and logging in; undefined: nowhere. */
  analytics: string | undefined
}

export function outsideConfig(vars: Settings): OutsideConfig {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = vars
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = vars
  const { GOOGLE_GEOCODING_KEY: key, GOOGLE_GEOCODING_ADDRESS: geocoder } = vars
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = vars
  return {
    recaptcha: siteKey && secret ? { siteKey, secret, address: vars.RECAPTCHA_ADDRESS } : undefined,
    google: clientId && clientSecret ? { issuer: vars.GOOGLE_ISSUER, clientId, clientSecret } : undefined,
    facebook:
      appId && appSecret
        ? { dialogAddress: vars.FACEBOOK_DIALOG_ADDRESS, graphAddress: vars.FACEBOOK_GRAPH_ADDRESS, appId, appSecret }
        : undefined,
    geocoding: key ? { key, address: geocoder } : undefined,
    analytics: vars.ANALYTICS_ADDRESS,
  }
}

const pairs = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const

const addresses = [
  'RECAPTCHA_ADDRESS',
  'GOOGLE_ISSUER',
  'FACEBOOK_DIALOG_ADDRESS',
  'FACEBOOK_GRAPH_ADDRESS',
  'GOOGLE_GEOCODING_ADDRESS',
  'ANALYTICS_ADDRESS',
] as const

/** What is wrong between these settings, one sentence each. */
export function outsideFaults(vars: Settings, production: boolean): string[] {
  const halves = pairs
    .filter(([one, other]) => !vars[one] !== !vars[other])
    .map(([one, other]) => (vars[one] ? `${other}: ${one} needs it beside it` : `${one}: ${other} needs it beside it`))
  const open = addresses
    .filter((name) => production && vars[name]?.startsWith('https:') === false)
    .map((name) => `${name}: production asks providers over https only`)
  return [...halves, ...open]
}
