import { expect, test } from 'vitest'
import { type AnalyticsEvent, createAnalytics } from './analytics.ts'

const service = 'https://count.example/events'
const event: AnalyticsEvent = { event: 'sign_up_succeeded', method: 'password' }

/** The analytics of a browser with these preferences, and the requests that it sent. */
function browser(preferences: object = { doNotTrack: null }) {
  const sent: { address: string; request: RequestInit }[] = []
  const send = async (address: string, request: RequestInit) => sent.push({ address, request })
  return { sent, ...createAnalytics<AnalyticsEvent>({ preferences: () => preferences, send }) }
}

test('[GEN-16] it carries no cookie, no referrer and no header of ours', () => {
  const { report, reportTo, sent } = browser()
  reportTo(service)
  report(event)
  expect(sent[0]?.request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' })
  expect(sent[0]?.request.headers).toEqual({ 'content-type': 'text/plain' })
})

test('[GEN-16] it is off until a service is configured', () => {
  const { report, reportTo, sent } = browser()
  report(event)
  reportTo(undefined)
  report(event)
  reportTo(service)
  expect(sent).toEqual([])
})

test.each([{ doNotTrack: '1' }, { doNotTrack: 'yes' }, { doNotTrack: null, globalPrivacyControl: true }])(
  '[GEN-16] whoever says %j is not counted',
  (preferences) => {
    const { report, reportTo, sent } = browser(preferences)
    reportTo(service)
    report(event)
    expect(sent).toEqual([])
  },
)
