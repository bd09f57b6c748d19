import { expect, test } from 'vitest'
import { alerts } from './alerts.ts'
import { listingFailed, relatedListingsFailed } from './catalogue.ts'
import { showFailure } from './show-failure.ts'

const reply = (status: number) => ({
  ok: false as const,
  status,
  failure: { error: 'The server’s own sentence.', code: 'fault', flow_id: '7F2K-90QA' },
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
