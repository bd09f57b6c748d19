import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A dialog that any part of the site can open, and that stands in one place of the page. */
export type DialogStore<Request> = {
  /** Opens it in place of what it was open with before. The request says what the dialog begins with, and what follows it. */
  open: (request: Request) => void
  close: () => void
  /** The request that it is open with; undefined while it is closed. */
  useRequest: () => Request | undefined
}

export function createDialogStore<Request>(): DialogStore<Request> {
  const store = createStore<{ request: Request | undefined }>()(() => ({ request: undefined }))
  return {
    open: (request) => store.setState({ request }),
    close: () => store.setState({ request: undefined }),
    useRequest: () => useStore(store).request,
  }
}
