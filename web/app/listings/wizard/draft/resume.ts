import { alerts } from '../../../shell/alerts/alerts.ts'
import type { PhotoStore } from '../../photos/photo-store.ts'
import type { WizardStore } from './wizard-store.ts'

/** A draft that is gone on with says which of its photos are not there. */
export function announceMissingPhotos(wizard: WizardStore): void {
  const { draft, photos } = wizard.getState()
  markMissingPhotos(photos)
  if (draft.missing) alerts.show(missingPhotosAlert(draft.missing))
}

/** Photos that no listing has taken are forgotten after a day: those that are no longer there say so. */
async function markMissingPhotos(store: PhotoStore): Promise<void> {
  for (const { id, image } of store.getState().photos) {
    const reply = image && (await fetch(image.thumbnail, { cache: 'no-store' }).catch(() => undefined))
    if (reply?.status === 404) store.markMissing(id)
  }
}

const missingPhotosAlert = (count: number) =>
  ({
    type: 'warning',
    title: count === 1 ? '1 photo had not arrived yet.' : `${count} photos had not arrived yet.`,
    text: 'Please choose them again in the step Images.',
  }) as const
