import type { Client } from '@reable/contract/client'
import { createStore } from 'zustand/vanilla'
import { fileError } from '../uploads/photo-kind.ts'
import type { UploadError, Uploaded } from '../uploads/upload-photo.ts'

/** How the photos of an import are on their way. */
export type Sending = {
  isRunning: boolean
  /** Of those that this window has sent. */
  arrived: number
  /** Those that did not arrive, each with the reason. */
  failed: readonly { name: string; error: string }[]
}

type Upload = (file: File) => Promise<Uploaded | UploadError>

/** More uploads than these at once slow each other down. */
const atOnce = 2

/** Sends the photos that the rows of one import ask for, as long as this window is open. What arrived is not sent again. */
export class PhotoSender {
  readonly #store = createStore<Sending>()(() => ({ isRunning: false, arrived: 0, failed: [] }))
  readonly #files = new Map<string, File>()
  readonly #api: Client
  readonly #id: string
  readonly #upload: Upload

  constructor(importId: number, api: Client, upload: Upload) {
    this.#id = String(importId)
    this.#api = api
    this.#upload = upload
  }

  getState = (): Sending => this.#store.getState()

  getInitialState = (): Sending => this.#store.getInitialState()

  subscribe = this.#store.subscribe

  /** Adds files by the names by which rows call them. */
  add(files: ReadonlyMap<string, File>): void {
    for (const [name, file] of files) this.#files.set(name, file)
  }

  /** Sends what rows ask for and what is here. Resolves when nothing is left that can be sent. */
  async run(): Promise<void> {
    if (this.getState().isRunning) return
    this.#store.setState({ isRunning: true, failed: [] })
    try {
      // A row that is mended meanwhile may ask for one that was passed by.
      for (let before = -1; before < this.getState().arrived; ) {
        before = this.getState().arrived
        for await (const names of this.#missing()) await this.#sendAll(names.filter((name) => this.#canSend(name)))
      }
    } finally {
      this.#store.setState({ isRunning: false })
    }
  }

  #canSend(name: string): boolean {
    return this.#files.has(name) && !this.getState().failed.some((one) => one.name === name)
  }

  async *#missing(): AsyncGenerator<string[]> {
    for (let after = 0; ; ) {
      const reply = await this.#api('listMissingPhotos', { params: { id: this.#id }, query: { after } })
      if (!reply.ok) return this.#fail('All photos', reply.failure.error)
      const last = reply.data.at(-1)
      if (last === undefined) return
      yield reply.data.map(({ name }) => name)
      after = last.id
    }
  }

  async #sendAll(names: string[]): Promise<void> {
    const waiting = names.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const name of waiting) await this.#send(name)
      }),
    )
  }

  async #send(name: string): Promise<void> {
    const file = this.#files.get(name) as File
    const error = await fileError(file)
    if (error) return this.#fail(name, error)
    const uploaded = await this.#upload(file)
    if ('error' in uploaded) return this.#fail(name, uploaded.error)
    const body = { name, signed_id: uploaded.signed_id }
    const reply = await this.#api('setImportPhoto', { params: { id: this.#id }, body })
    if (!reply.ok) return this.#fail(name, reply.failure.error)
    this.#store.setState(({ arrived }) => ({ arrived: arrived + 1 }))
  }

  #fail(name: string, error: string): void {
    this.#store.setState(({ failed }) => ({ failed: [...failed, { name, error }] }))
  }
}
