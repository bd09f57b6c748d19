import { alerts } from '../../../shell/alerts/alerts.ts'
import type { PhotoStore } from '../../photos/photo-store.ts'
import type { WizardStore } from './wizard-store.ts'

/** Says which photos of a resumed draft are missing. */
export function announceMissingPhotos(wizard: WizardStore): void {
  const { draft, photos } = wizard.getState()
  markMissingPhotos(photos)
  if (draft.missing) alerts.show(missingPhotosAlert(draft.missing))
}

/** Marks the photos that are no longer there: those that no listing has taken are deleted after a day. */
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
