import type { Client } from '@reable/contract/client'
import { expect, test, vi } from 'vitest'
import { forgetSaved } from './forget-saved.ts'
import { loadOfAccount } from './load-saved.ts'
import { pressHeart } from './press-heart.ts'
import { keptPosts } from './saved-shelf.ts'
import { syncSaved } from './sync-saved.ts'

const answering = (answer: object) => new Response(JSON.stringify(answer), { status: 200 })

test('the list of an account waits for the heart that was pressed right before, and the hearts go by the list', async () => {
  const kept = new Map([['user', JSON.stringify({ user_id: 7, email: 'rosa@village.example', auth_token: 'one' })]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  forgetSaved()
  const said: string[] = []
  let answerHeart = () => {}
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) => {
    if (method === 'GET') return answering({ data: [1] })
    await new Promise<void>((resolve) => {
      answerHeart = resolve
    })
    said.push('the account knows')
    return answering({ data: null })
  })
  await syncSaved(7)
  pressHeart({ id: 5, title: 'Oak cane', price: 40 })
  const synced = syncSaved(7).then(() => said.push('the list is asked for'))
  await vi.waitFor(() => {
    answerHeart()
    expect(said).toContain('the account knows')
  })
  await synced
  expect(said).toEqual(['the account knows', 'the list is asked for'])

  // Saved on another device meanwhile.
  const api = (async () => ({
    ok: true,
    data: [{ post_id: 9 }, { post_id: 5 }],
    answer: { mails: true },
  })) as unknown as Client
  await loadOfAccount(api, 7)
  expect(keptPosts().map(({ id }) => id)).toEqual([9, 5])
})
