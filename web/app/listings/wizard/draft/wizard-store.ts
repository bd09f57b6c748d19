import { createStore, type StoreApi } from 'zustand/vanilla'
import { storedUser } from '../../../accounts/user-store.ts'
import { newPhotoStore } from '../../photos/new-photo-store.ts'
import type { PhotoStore } from '../../photos/photo-store.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { forgetDraft, markDraft, markedDraft, saveDraft, savedDrafts } from './draft-storage.ts'

/** The errors of the server, by field, with the value they are about: for another value they do not count. */
export type Refusals = Record<string, { sentence: string; value: unknown }>

export type WizardState = {
  draft: Draft
  photos: PhotoStore
  /** The last draft, which may be resumed. */
  offered: Draft | undefined
  /** The errors of the server for this draft. */
  refusals: Refusals
}

/** The store of this tab that may still be saved: a photo of an earlier one may arrive late. */
let latest: WizardStore | undefined

/** The listing that a person writes in the wizard of this tab, saved in the browser at every change. */
export class WizardStore {
  readonly #store: StoreApi<WizardState>
  #unsubscribeFromPhotos: () => void = () => {}
  readonly personId: number

  /** Begins with an empty form, and offers the last draft. `resumes`: the page was reloaded, which is no new beginning. */
  constructor(personId: number, resumes: boolean) {
    this.personId = personId
    const saved = savedDrafts(personId)
    const marked = markedDraft()
    const own = resumes ? saved.find(({ id }) => id === marked) : undefined
    const first = { ...this.#stateOf(own ?? emptyDraft()), offered: own ? undefined : saved[0], refusals: {} }
    this.#store = createStore<WizardState>()(() => first)
  }

  getState = (): WizardState => this.#store.getState()

  getInitialState = (): WizardState => this.#store.getInitialState()

  subscribe: StoreApi<WizardState>['subscribe'] = (listener) => this.#store.subscribe(listener)

  /** Makes this the store of the page: development creates a second one that never is. */
  open(): void {
    latest = this
  }

  /** Changes what is written. */
  change(change: Partial<Draft>): void {
    this.#store.setState({ draft: { ...this.getState().draft, ...change } })
    this.#save()
  }

  /** Resumes the draft that was offered. */
  continueOffered(): Draft | undefined {
    const { offered } = this.getState()
    if (!offered) return undefined
    this.#store.setState({ ...this.#stateOf(offered), offered: undefined, refusals: {} })
    this.#save()
    return offered
  }

  /** Begins an empty form and deletes the offered draft. Drafts of other tabs stay stored. */
  startAgain(): void {
    const { offered } = this.getState()
    if (offered) forgetDraft(this.personId, offered.id)
    markDraft(undefined)
    this.#store.setState({ ...this.#stateOf(emptyDraft()), offered: undefined, refusals: {} })
  }

  /** Stores the server's errors for the draft as it is. */
  setRefusals(sentences: Record<string, string>): void {
    const { draft } = this.getState()
    const values = new Map<string, unknown>(Object.entries({ ...draft.properties, ...draft }))
    const entries = Object.entries(sentences).map(([name, sentence]) => [name, { sentence, value: values.get(name) }])
    this.#store.setState({ refusals: Object.fromEntries(entries) })
  }

  /** Deletes the draft once it is published. */
  forget(): void {
    latest = undefined
    forgetDraft(this.personId, this.getState().draft.id)
    markDraft(undefined)
  }

  #stateOf(draft: Draft): Pick<WizardState, 'draft' | 'photos'> {
    this.#unsubscribeFromPhotos()
    const photos = newPhotoStore(draft.photos)
    this.#unsubscribeFromPhotos = photos.subscribe(() => this.#savePhotos(photos))
    return { draft, photos }
  }

  #savePhotos(store: PhotoStore): void {
    const { photos } = store.getState()
    const ready = photos.filter(({ status }) => status === 'success')
    const storedPhotos = ready.map(({ preview: _, ...photo }) => photo)
    const missing = photos.filter(({ status, mayRetry }) => status === 'uploading' || mayRetry).length
    const { images: _, ...refusals } = this.getState().refusals
    this.#store.setState({ draft: { ...this.getState().draft, photos: storedPhotos, missing }, refusals })
    this.#save()
  }

  #save(): void {
    const { draft } = this.getState()
    if (latest !== this || !draft.type || storedUser()?.user_id !== this.personId) return
    saveDraft(this.personId, draft)
    markDraft(draft.id)
  }
}
