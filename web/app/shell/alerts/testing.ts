import { vi } from 'vitest'
import { AlertStore, sessionListStorage } from './alerts.ts'

/** A session of a browser; `load` loads a page in it. */
export function session() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  vi.stubGlobal('sessionStorage', storage)
  const load = () =>
    new AlertStore({ messages: sessionListStorage('messages'), forNextPage: sessionListStorage('next') })
  return { load, storage }
}

export const welcome = { type: 'success', title: 'Welcome back!', text: 'You have logged in successfully' } as const
export const broken = { type: 'error', title: 'Something went wrong.', flowId: '7F2K-90QA' } as const

export const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
export const floating = (alerts: AlertStore) => titles(alerts.getState().floating)
export const standing = (alerts: AlertStore) => titles(alerts.getState().standing)
