import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { ChoosePhotos } from '../../../listings/photos/choose-photos.tsx'
import type { Photo } from '../../../listings/photos/photo.ts'
import { pictureOfPhoto } from '../../../listings/photos/photo-picture.ts'
import type { PhotoStore } from '../../../listings/photos/photo-store.ts'
import { statusLabel } from '../../../listings/photos/photo-texts.ts'
import { usePhotos } from '../../../listings/photos/use-photos.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Photo as Picture } from '../../../ui/gallery/photo.tsx'
import styles from './add-photos.module.css'

/** The photos that go with a message: a folded part of its form, where each says how far it is and can be taken off. */
export function AddPhotos({ store }: { store: PhotoStore }) {
  const { photos } = usePhotos(store)
  return (
    <Disclosure title="Add photos">
      <ChoosePhotos store={store} />
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Photos of this message">
          {photos.map((photo, place) => (
            <PhotoRow key={photo.id} {...{ photo, place, store }} />
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

type RowProps = { photo: Photo; place: number; store: PhotoStore }

function PhotoRow({ photo, place, store }: RowProps) {
  const name = `photo ${place + 1}`
  const picture = pictureOfPhoto(photo, name)
  return (
    <li className={styles.photo}>
      <div className={styles.picture}>{picture && <Picture picture={picture} fit="filling" />}</div>
      <p className={styles.state}>{statusLabel(photo)}</p>
      <div className={styles.tools}>
        {photo.status === 'error' && photo.mayRetry && (
          <Button size="small" icon={RefreshCw} onClick={() => store.retry(photo.id)}>
            Retry<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Button variant="quiet" size="small" icon={Trash2} onClick={() => store.remove(photo.id)}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
