import { pictureLimit } from '@reable/contract/listings/rules'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { fileError } from '../../uploads/photo-kind.ts'
import type { UploadError, Uploaded, UploadStep } from '../../uploads/upload-photo.ts'
import { movedTo, type Photo, rotatedRight } from './photo.ts'

/** A file that is not sent at all, and the reason. */
export type RefusedFile = { name: string; error: string }

export type PhotosState = { photos: readonly Photo[]; refused: readonly RefusedFile[] }

export type PhotoServices = {
  upload: (
    file: File,
    signedId: string | undefined,
    onStep: (step: UploadStep) => void,
  ) => Promise<Uploaded | UploadError>
  preview: (file: File) => Promise<string | undefined>
}

/** More uploads than these at once slow each other down. */
const maxConcurrent = 2

/** How many photos there may be, and the reason why one more is refused. */
export type PhotoLimit = { most: number; tooMany: string }

const ofListing: PhotoLimit = { most: pictureLimit, tooMany: `A listing has at most ${pictureLimit} photos.` }

type PendingFile = { file: File; signedId?: string | undefined; waiting: boolean; isTransient: boolean }

/** The photos of one listing or message while it is written: their order, rotation and uploads, which continue from step to step. */
export class PhotoStore {
  readonly #store: StoreApi<PhotosState>
  #running = 0
  #count = 0
  readonly limit: PhotoLimit
  readonly #services: PhotoServices
  readonly #files = new Map<string, PendingFile>()

  constructor(photos: readonly Photo[], services: PhotoServices, limit = ofListing) {
    this.limit = limit
    this.#store = createStore<PhotosState>()(() => ({ photos, refused: [] }))
    this.#services = services
  }

  getState = (): PhotosState => this.#store.getState()

  getInitialState = (): PhotosState => this.#store.getInitialState()

  subscribe: StoreApi<PhotosState>['subscribe'] = (listener) => this.#store.subscribe(listener)

  /** Adds files as they were chosen; those that cannot be sent are listed as refused. */
  async add(files: readonly File[]): Promise<void> {
    const checked = await Promise.all(files.map(async (file) => ({ file, error: await fileError(file) })))
    const valid = checked.flatMap(({ file, error }) => (error ? [] : [file]))
    const accepted = valid.slice(0, Math.max(0, this.limit.most - this.getState().photos.length))
    const refused = [
      ...checked.flatMap(({ file, error }) => (error ? [{ name: file.name, error }] : [])),
      ...valid.slice(accepted.length).map(({ name }) => ({ name, error: this.limit.tooMany })),
    ]
    const fresh = accepted.map((file) => this.#begin(file))
    this.#store.setState({ photos: [...this.getState().photos, ...fresh], refused })
    this.#next()
  }

  remove(id: string): void {
    this.#files.delete(id)
    this.#store.setState({ photos: this.getState().photos.filter((photo) => photo.id !== id) })
  }

  /** Moves a photo to a place, from 0: the cover. */
  move(id: string, place: number): void {
    this.#store.setState({ photos: movedTo(this.getState().photos, id, place) })
  }

  /** Rotates a photo clockwise by 90 degrees. */
  rotate(id: string): void {
    const photo = this.getState().photos.find((one) => one.id === id)
    if (photo) this.#change(id, { rotation: rotatedRight(photo.rotation) })
  }

  retry(id: string): void {
    const pending = this.#files.get(id)
    if (!pending) return
    pending.waiting = true
    this.#change(id, { status: 'uploading', progress: 0, error: undefined })
    this.#next()
  }

  /** Retries the photos that failed for a reason that has passed: the connection or the session is back. */
  retryTransient(): void {
    for (const { id, status } of this.getState().photos) {
      if (status === 'error' && this.#files.get(id)?.isTransient) this.retry(id)
    }
  }

  /** Marks a stored picture that cannot be shown: it was deleted, as after a day without a listing. */
  markMissing(id: string): void {
    this.#change(id, { status: 'error', error: 'This photo is no longer there. Please add it again.', mayRetry: false })
  }

  #begin(file: File): Photo {
    this.#count += 1
    const id = `new-${Date.now()}-${this.#count}`
    this.#files.set(id, { file, waiting: true, isTransient: false })
    this.#services.preview(file).then((preview) => preview && this.#change(id, { preview }))
    return { id, status: 'uploading', progress: 0, rotation: 0 }
  }

  #next(): void {
    for (const { id } of this.getState().photos) {
      const pending = this.#files.get(id)
      if (pending?.waiting && this.#running < maxConcurrent) this.#run(id, pending)
    }
  }

  async #run(id: string, pending: PendingFile): Promise<void> {
    this.#running += 1
    pending.waiting = false
    const result = await this.#services.upload(pending.file, pending.signedId, (step) => {
      if (!('progress' in step)) pending.signedId = step.signedId
      this.#change(id, { progress: 'progress' in step ? step.progress : 100 })
    })
    this.#running -= 1
    if ('image' in result) this.#change(id, { ...result, status: 'success', progress: 100 })
    else this.#fail(id, pending, result)
    this.#next()
  }

  #fail(id: string, pending: PendingFile, { error, mayRetry, isTransient, signedId }: UploadError): void {
    pending.signedId = signedId
    pending.isTransient = isTransient
    this.#change(id, { status: 'error', error, mayRetry })
  }

  #change(id: string, change: Partial<Photo>): void {
    this.#store.setState({
      photos: this.getState().photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
    })
  }
}
