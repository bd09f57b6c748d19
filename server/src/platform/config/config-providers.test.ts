import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('[AUTH-17] a check of who signs up and a log-in by Facebook are on with both halves of their keys', () => {
  expect(readConfig({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' }).providers.recaptcha).toEqual({
    siteKey: 'site',
    secret: 'secret',
    address: 'https://www.google.com/recaptcha/api/siteverify',
  })
  expect(readConfig({ FACEBOOK_APP_ID: 'id', FACEBOOK_APP_SECRET: 'secret' }).providers.facebook).toEqual({
    dialogAddress: 'https://www.facebook.com/v24.0/dialog/oauth',
    graphAddress: 'https://graph.facebook.com/v24.0',
    appId: 'id',
    appSecret: 'secret',
  })
})

test('places are looked for with the key of who finds them, a map has tiles with their credit, and without settings neither is there', () => {
  expect(readConfig({ GOOGLE_GEOCODING_KEY: 'key' }).providers.geocoding).toEqual({
    key: 'key',
    address: 'https://maps.googleapis.com/maps/api/geocode/json',
  })
  const tiles = { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT: 'Those who drew it' }
  expect(readConfig(tiles).providers.mapTiles).toEqual({
    address: 'https://tiles.example/{z}/{x}/{y}.png',
    credit: 'Those who drew it',
  })
  expect(readConfig({}).providers).toMatchObject({
    ...{ geocoding: undefined, mapTiles: undefined, recaptcha: undefined, google: undefined, facebook: undefined },
    contentful: undefined,
  })
})
