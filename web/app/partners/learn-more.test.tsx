import { afterEach, expect, test, vi } from 'vitest'
import { reportTo } from '../shell/analytics/analytics.ts'
import { LearnMore } from './learn-more.tsx'

afterEach(() => vi.unstubAllGlobals())

test('[GEN-16] [INFO-07] following a partner’s link is counted with the partner’s name, and nothing of the person', () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => sent.push([address, request.body]))
  vi.stubGlobal('navigator', { doNotTrack: null })
  reportTo('https://count.example/events')
  LearnMore({ partner: { name: 'Example Foundation', url: 'https://example.org/ef' } }).props.onClick()
  expect(sent.at(-1)).toEqual([
    'https://count.example/events',
    '{"event":"partner_link_followed","partner":"Example Foundation"}',
  ])
})
