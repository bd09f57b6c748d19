import { pictureLimit } from '@reable/contract/listings/rules'
import { movedTo, type Photo, turned } from './photo.ts'
import { fileFault } from './photo-kind.ts'
import type { Uploaded, UploadFault, UploadStep } from './upload-photo.ts'

/** A file that is not sent at all, and why. */
export type RefusedFile = { name: string; fault: string }

export type PhotosState = { photos: readonly Photo[]; refused: readonly RefusedFile[] }

export type PhotoWork = {
  upload: (file: File, arrived: string | undefined, tell: (step: UploadStep) => void) => Promise<Uploaded | UploadFault>
  preview: (file: File) => Promise<string | undefined>
}

/** More than these at once take the line from each other. */
const atOnce = 2

type Kept = { file: File; arrived?: string | undefined; waiting: boolean; lost: boolean }

/** The photos of one listing while it is written: their order, turns and uploads, which go on from step to step. */
export class PhotoStore {
  #state: PhotosState
  #running = 0
  #count = 0
  readonly #work: PhotoWork
  readonly #files = new Map<string, Kept>()
  readonly #listeners = new Set<() => void>()

  constructor(photos: readonly Photo[], work: PhotoWork) {
    this.#state = { photos, refused: [] }
    this.#work = work
  }

  getState = (): PhotosState => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes files as they were chosen; those that cannot be sent are told with their names. */
  async add(files: readonly File[]): Promise<void> {
    const judged = await Promise.all(files.map(async (file) => ({ file, fault: await fileFault(file) })))
    const good = judged.flatMap(({ file, fault }) => (fault ? [] : [file]))
    const taken = good.slice(0, Math.max(0, pictureLimit - this.#state.photos.length))
    const refused = [
      ...judged.flatMap(({ file, fault }) => (fault ? [{ name: file.name, fault }] : [])),
      ...good.slice(taken.length).map(({ name }) => ({ name, fault: `A listing has at most ${pictureLimit} photos.` })),
    ]
    const fresh = taken.map((file) => this.#begin(file))
    this.#set({ photos: [...this.#state.photos, ...fresh], refused })
    this.#next()
  }

  remove(id: string): void {
    this.#files.delete(id)
    this.#set({ photos: this.#state.photos.filter((photo) => photo.id !== id) })
  }

  /** Puts a photo at a place, from 0: the cover. */
  move(id: string, place: number): void {
    this.#set({ photos: movedTo(this.#state.photos, id, place) })
  }

  /** Turns a photo to the right by 90 degrees. */
  rotate(id: string): void {
    const photo = this.#state.photos.find((one) => one.id === id)
    if (photo) this.#change(id, { rotation: turned(photo.rotation) })
  }

  retry(id: string): void {
    const kept = this.#files.get(id)
    if (!kept) return
    kept.waiting = true
    this.#change(id, { status: 'uploading', progress: 0, fault: undefined })
    this.#next()
  }

  /** Tries those again that failed for a reason that has passed: the connection or the session is back. */
  retryLost(): void {
    for (const { id, status } of this.#state.photos) {
      if (status === 'error' && this.#files.get(id)?.lost) this.retry(id)
    }
  }

  /** A stored picture cannot be shown: it was forgotten, as after a day without a listing. */
  miss(id: string): void {
    this.#change(id, { status: 'error', fault: 'This photo is no longer there. Please add it again.', mayRetry: false })
  }

  #begin(file: File): Photo {
    this.#count += 1
    const id = `new-${Date.now()}-${this.#count}`
    this.#files.set(id, { file, waiting: true, lost: false })
    this.#work.preview(file).then((preview) => preview && this.#change(id, { preview }))
    return { id, status: 'uploading', progress: 0, rotation: 0 }
  }

  #next(): void {
    for (const { id } of this.#state.photos) {
      const kept = this.#files.get(id)
      if (kept?.waiting && this.#running < atOnce) this.#run(id, kept)
    }
  }

  async #run(id: string, kept: Kept): Promise<void> {
    this.#running += 1
    kept.waiting = false
    const done = await this.#work.upload(kept.file, kept.arrived, (step) => {
      if ('arrived' in step) kept.arrived = step.arrived
      this.#change(id, { progress: 'arrived' in step ? 100 : step.progress })
    })
    this.#running -= 1
    if ('fault' in done) this.#fail(id, kept, done)
    else this.#change(id, { ...done, status: 'success', progress: 100 })
    this.#next()
  }

  #fail(id: string, kept: Kept, { fault, mayRetry, lost, arrived }: UploadFault): void {
    kept.arrived = arrived
    kept.lost = lost
    this.#change(id, { status: 'error', fault, mayRetry })
  }

  #change(id: string, change: Partial<Photo>): void {
    this.#set({ photos: this.#state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) })
  }

  #set(change: Partial<PhotosState>): void {
    this.#state = { ...this.#state, ...change }
    for (const hear of this.#listeners) hear()
  }
}
