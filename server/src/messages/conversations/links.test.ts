import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { seal } from '#platform/seal'
import { sealAnswerLink, unsealAnswerLink } from './answer-links.ts'
import { sealReadLink, unsealReadLink } from './read-links.ts'

const config = readConfig({ APP_ENV: 'test' })
const start = new Date('2026-11-20T18:00:00Z')
const after = (milliseconds: number) =>
  ({ config, clock: { now: () => new Date(start.getTime() + milliseconds) } }) as Context

const link = { conversationId: 3, personId: 7, email: 'Rosa@example.org' }

test('the link for reading answers nothing, and the one for answering opens nothing', () => {
  expect(unsealAnswerLink(after(0), sealReadLink(after(0), link))).toBeUndefined()
  expect(unsealReadLink(after(0), sealAnswerLink(after(0), link))).toBeUndefined()
})

test('links that stand in mails of long ago open as before', () => {
  const common = { p: 7, a: 'BLMiMFRlqCYUkRLt', until: start.getTime() + 1 }
  const sealed = (content: object) => seal(config.keys.conversationLinks, { ...common, ...content })
  const opened = [
    unsealReadLink(after(0), sealed({ c: 3 })),
    unsealAnswerLink(after(0), sealed({ answers: 3, once: 'x' })),
  ]
  for (const one of opened) {
    expect(one).toMatchObject({ conversationId: 3, personId: 7 })
    expect(one?.isFor('rosa@example.org')).toBe(true)
  }
})
