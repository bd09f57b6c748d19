import type { Client } from '@reable/contract/client'
import { expect, test, vi } from 'vitest'
import { forgetSaved } from './forget-saved.ts'
import { loadSavedOfAccount } from './load-saved.ts'
import { pressHeart } from './press-heart.ts'
import { storedPosts } from './saved-storage.ts'
import { syncSaved } from './sync-saved.ts'

const answering = (answer: object) => new Response(JSON.stringify(answer), { status: 200 })

test('the list of an account waits for the heart that was pressed right before, and the hearts follow the list', async () => {
  const stored = new Map([['user', JSON.stringify({ user_id: 7, email: 'rosa@village.example', auth_token: 'one' })]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  forgetSaved()
  const events: string[] = []
  let answerHeart = () => {}
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) => {
    if (method === 'GET') return answering({ data: [1] })
    await new Promise<void>((resolve) => {
      answerHeart = resolve
    })
    events.push('the account knows')
    return answering({ data: null })
  })
  await syncSaved(7)
  pressHeart({ id: 5, title: 'Oak cane', price: 40 })
  const synced = syncSaved(7).then(() => events.push('the list is asked for'))
  const eventsOnceAnswered = () => {
    answerHeart()
    return events
  }
  await expect.poll(eventsOnceAnswered).toContain('the account knows')
  await synced
  expect(events).toEqual(['the account knows', 'the list is asked for'])

  // Saved on another device meanwhile.
  const api = (async () => ({
    ok: true,
    data: [{ post_id: 9 }, { post_id: 5 }],
    answer: { mails: true },
  })) as unknown as Client
  await loadSavedOfAccount(api, 7)
  expect(storedPosts().map(({ id }) => id)).toEqual([9, 5])
})
