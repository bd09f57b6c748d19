import { browserApi } from '../api.ts'
import { uploadPhoto } from '../uploads/upload-photo.ts'
import { PhotoSender } from './photo-sender.ts'

const senders = new Map<number, PhotoSender>()

/** The sender of an import's photos, which goes on from page to page. */
export function senderOf(importId: number): PhotoSender {
  const sender =
    senders.get(importId) ??
    new PhotoSender(importId, browserApi, (file) => uploadPhoto(browserApi, file, undefined, () => {}))
  senders.set(importId, sender)
  return sender
}
