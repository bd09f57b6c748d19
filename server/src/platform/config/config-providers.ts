import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

/** The address of one tile, by its zoom, column and row: https://tile.example/{z}/{x}/{y}.png */
const tileAddress = address.refine(
  (template) => ['{z}', '{x}', '{y}'].every((part) => template.includes(part)) && !template.includes('{s}'),
  'is an address with {z}, {x} and {y} in it, and no {s}',
)

/** The settings of external providers: each is off until it has its keys. */
export const providerSettings = {
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
  CONTENTFUL_SPACE: z.string().optional(),
  CONTENTFUL_TOKEN: z.string().optional(),
  CONTENTFUL_ENVIRONMENT: z.string().default('master'),
  CONTENTFUL_HOST: address.default('https://cdn.contentful.com'),
  CONTENTFUL_IMAGES: address.default('https://images.ctfassets.net'),
  ANALYTICS_ADDRESS: address.optional(),
  HOW_TO_VIDEO: address.optional(),
  DONATION_FORM: address.optional(),
  MAP_TILES: tileAddress.optional(),
  MAP_TILES_CREDIT: z.string().optional(),
  BLOG_FEED: address.optional(),
  RECALLS_URL: address.optional(),
}

const schema = z.object(providerSettings)
type ProviderSettings = z.infer<typeof schema>

export type ProvidersConfig = {
  /** Undefined: sign-up asks for the embedded check. */
  recaptcha: { siteKey: string; secret: string; address: string } | undefined
  google: { issuer: string; clientId: string; clientSecret: string } | undefined
  facebook: { dialogAddress: string; graphAddress: string; appId: string; appSecret: string } | undefined
  /** Undefined: postal codes are looked up in the embedded table. */
  geocoding: { key: string; address: string } | undefined
  /** Undefined: pages and lists are those of the database. `images` is the address of its pictures. */
  contentful: { space: string; token: string; environment: string; address: string; images: string } | undefined
  /** The address that browsers send events of signing up and logging in to; undefined: none. */
  analytics: string | undefined
  /** The player of the video on making a listing, shown within a page; undefined: the steps are given as text alone. */
  howToVideo: string | undefined
  /** The form for gifts of money, shown within a page; undefined: only the other ways to give are shown. */
  donationForm: string | undefined
  /** The map's tiles and the credit for them; undefined: the drawn map. */
  mapTiles: { address: string; credit: string } | undefined
  /** The feed of the blog's articles; undefined: the feed that is shipped with the program. */
  blogFeed: string | undefined
  /** Health Canada's file of recalls; undefined: none in production, the shipped one elsewhere. */
  recalls: string | undefined
}

export function providersConfig(vars: ProviderSettings): ProvidersConfig {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = vars
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = vars
  const { GOOGLE_GEOCODING_KEY: key, GOOGLE_GEOCODING_ADDRESS: geocoder } = vars
  const { MAP_TILES: tiles, MAP_TILES_CREDIT: credit } = vars
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = vars
  return {
    recaptcha: siteKey && secret ? { siteKey, secret, address: vars.RECAPTCHA_ADDRESS } : undefined,
    google: clientId && clientSecret ? { issuer: vars.GOOGLE_ISSUER, clientId, clientSecret } : undefined,
    facebook:
      appId && appSecret
        ? { dialogAddress: vars.FACEBOOK_DIALOG_ADDRESS, graphAddress: vars.FACEBOOK_GRAPH_ADDRESS, appId, appSecret }
        : undefined,
    geocoding: key ? { key, address: geocoder } : undefined,
    contentful: contentfulConfig(vars),
    analytics: vars.ANALYTICS_ADDRESS,
    howToVideo: vars.HOW_TO_VIDEO,
    donationForm: vars.DONATION_FORM,
    mapTiles: tiles && credit ? { address: tiles, credit } : undefined,
    blogFeed: vars.BLOG_FEED,
    recalls: vars.RECALLS_URL,
  }
}

function contentfulConfig(vars: ProviderSettings): ProvidersConfig['contentful'] {
  const { CONTENTFUL_SPACE: space, CONTENTFUL_TOKEN: token, CONTENTFUL_ENVIRONMENT: environment } = vars
  const { CONTENTFUL_HOST: address, CONTENTFUL_IMAGES: images } = vars
  return space && token ? { space, token, environment, address, images } : undefined
}

const pairedSettings = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['MAP_TILES', 'MAP_TILES_CREDIT'],
  ['CONTENTFUL_SPACE', 'CONTENTFUL_TOKEN'],
] as const

const addressSettings = [
  'RECAPTCHA_ADDRESS',
  'GOOGLE_ISSUER',
  'FACEBOOK_DIALOG_ADDRESS',
  'FACEBOOK_GRAPH_ADDRESS',
  'GOOGLE_GEOCODING_ADDRESS',
  'CONTENTFUL_HOST',
  'CONTENTFUL_IMAGES',
  'ANALYTICS_ADDRESS',
  'HOW_TO_VIDEO',
  'DONATION_FORM',
  'MAP_TILES',
  'BLOG_FEED',
  'RECALLS_URL',
] as const

/** Checks these settings against each other; returns one sentence for each error. */
export function providerErrors(vars: ProviderSettings, production: boolean): string[] {
  const incompletePairs = pairedSettings
    .filter(([one, other]) => !vars[one] !== !vars[other])
    .map(([one, other]) => (vars[one] ? `${other}: ${one} needs it beside it` : `${one}: ${other} needs it beside it`))
  const insecure = addressSettings
    .filter((name) => production && vars[name]?.startsWith('https:') === false)
    .map((name) => `${name}: production asks providers over https only`)
  return [...incompletePairs, ...insecure]
}
