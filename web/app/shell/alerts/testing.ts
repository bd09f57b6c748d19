import { AlertStore } from './alert-store.ts'
import { sessionShelf } from './shelf.ts'

/** A browser's session, and a page of it. */
export function session() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const shelf = <Item>(name: string) => sessionShelf<Item>(name, () => storage)
  const load = () => new AlertStore({ messages: shelf('messages'), forNextPage: shelf('next') })
  return { load, storage }
}

export const welcome = { type: 'success', title: 'Welcome back!', text: 'You have logged in successfully' } as const
export const broken = { type: 'error', title: 'Something went wrong.', flowId: '7F2K-90QA' } as const

export const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
export const floating = (alerts: AlertStore) => titles(alerts.getState().floating)
export const standing = (alerts: AlertStore) => titles(alerts.getState().standing)
