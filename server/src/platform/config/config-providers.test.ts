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
