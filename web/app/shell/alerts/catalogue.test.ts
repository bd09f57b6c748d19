import { expect, test } from 'vitest'
import { alerts } from './alerts.ts'
import { listingFailed, relatedListingsFailed } from './catalogue.ts'
import { showFailure } from './show-failure.ts'
import { timeAgo } from './speech/time-ago.ts'

const reply = (status: number) => ({
  ok: false as const,
  status,
  failure: { error: 'The server’s own sentence.', code: 'fault', flow_id: '7F2K-90QA' },
})

test('[POST-08] [GEN-12] a failure to load related listings gives an alert with the flow id', () => {
  expect(relatedListingsFailed(reply(500))).toEqual({
    type: 'error',
    title: 'Something went wrong.',
    text: 'Listing cannot be displayed',
    flowId: '7F2K-90QA',
  })
})

test('[POST-14] a failure to load a listing gives an alert, a listing that does not exist gives none', () => {
  expect(listingFailed(reply(403))).toMatchObject({
    title: 'Something went wrong.',
    text: 'Listing cannot be displayed or was inactivated by the user, please try to Log in',
  })
  expect(listingFailed(reply(404))).toBeUndefined()
})

test('[GEN-12] a failure is shown with the catalogue’s text, or else with the server’s', () => {
  showFailure(reply(404), listingFailed)
  expect(alerts.getState().messages).toEqual([])
  showFailure(reply(500), relatedListingsFailed)
  showFailure(reply(500))
  expect(alerts.getState().standing).toMatchObject([
    { type: 'error', title: 'The server’s own sentence.', flowId: '7F2K-90QA' },
    { type: 'error', title: 'Something went wrong.', flowId: '7F2K-90QA' },
  ])
})

test.each([
  [0, 'Just now'],
  [7300, '2 hours ago'],
])('a message of %i seconds ago has the time “%s”', (seconds, expected) => {
  expect(timeAgo(1e12, 1e12 + seconds * 1000)).toBe(expected)
})
