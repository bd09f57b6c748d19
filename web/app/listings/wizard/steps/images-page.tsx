import { pictureLimit } from '@reable/contract/listings/rules'
import { useEffect } from 'react'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ChoosePhotos } from '../../photos/choose-photos.tsx'
import { photosNote } from '../../photos/photo-texts.ts'
import { PhotoTiles } from '../../photos/photo-tiles.tsx'
import { usePhotos } from '../../photos/use-photos.ts'
import { useSaveStep } from '../draft/use-save-step.ts'
import { useUsualLocation } from '../draft/usual-location.ts'
import { StepFoot } from '../step-foot.tsx'
import { StepLayout } from '../step-layout.tsx'
import { stepMeta } from '../step-meta.ts'
import { useWizard } from '../wizard-context.ts'
import styles from './images-page.module.css'
import { WaitingCount } from './waiting-count.tsx'

export const meta = () => stepMeta(1)

/** Step 2: the photos. (WIZ-04) */
export default function ImagesPage() {
  const { draft, photos: store, refusals } = useWizard()
  const { photos } = usePhotos(store)
  useSaveStep(1)
  useUsualLocation()
  useEffect(() => {
    const goOn = () => store.retryTransient()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [store])
  return (
    <StepLayout
      title="Images"
      intro={
        <>
          Add at least one photo of your <strong>{draft.type?.name.toLowerCase()}</strong>. The first one is the cover:
          buyers see it in the list.
        </>
      }
      tips={<PhotoTips />}
      foot={<StepFoot step={1} note={photosNote(photos)} />}
    >
      {draft.type && <WaitingCount typeId={draft.type.id} />}
      {refusals.images && <Alert type="error" title={refusals.images.sentence} />}
      <ChoosePhotos store={store} />
      {photos.length > 0 && (
        <h2 className={styles.count}>
          Your photos{' '}
          <span>
            {photos.length} of {pictureLimit}
          </span>
        </h2>
      )}
      <PhotoTiles store={store} />
    </StepLayout>
  )
}

/** Tips for photos that help a buyer. */
function PhotoTips() {
  return (
    <div className={`stack gap-12 ${styles.tips}`}>
      <h2 className="small-heading">Four photos that help</h2>
      <ol>
        <li>The whole thing, from the side</li>
        <li>The seat, or what one touches, close up</li>
        <li>Controls and label</li>
        <li>Any wear or damage</li>
      </ol>
      <p>Plain wall, daylight, nobody in the picture. We remove hidden place data from every photo.</p>
    </div>
  )
}
