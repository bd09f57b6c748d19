import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { browserApi } from '../api.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { countOf } from '../ui/count-of.ts'
import { ChooseFiles } from './choose-files.tsx'
import { type ChosenFile, sortFiles } from './chosen-files.ts'
import { addPhotoNames } from './create-import.ts'
import styles from './imports.module.css'
import type { Import } from './load-imports.ts'
import type { Sending } from './photo-sender.ts'
import { senderOf } from './photo-senders.ts'

type Props = { about: Import; onArrived: () => void }

/** The photos that rows ask for: those on their way, those that did not arrive, and the place to bring more. */
export function ImportPhotos({ about, onArrived }: Props) {
  const sender = senderOf(about.id)
  const sending = useStore(sender, (state: Sending) => state)
  const [error, setError] = useState('')
  const missing = about.missing_photos
  const { isRunning, arrived } = sending
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo that arrives, and the end of all, changes how rows stand
  useEffect(() => {
    onArrived()
  }, [arrived, isRunning])
  // A row that was mended may ask for a photo that is here already.
  useEffect(() => {
    if (missing) sender.run()
  }, [missing, sender])
  const add = async (chosen: ChosenFile[]) => {
    const { photos } = sortFiles(chosen)
    const result = await addPhotoNames(browserApi, about.id, [...photos.keys()])
    setError(result.made ? '' : (result.error ?? 'There is no photo among these files.'))
    sender.add(photos)
    await sender.run()
    onArrived()
  }
  return (
    <section className={styles.part} aria-labelledby="photos">
      <h2 id="photos">Photos</h2>
      <p role="status">{photosText(sending, about)}</p>
      {sending.failed.length > 0 && !isRunning && <Failed failed={sending.failed} onRetry={() => sender.run()} />}
      {error && <Alert type="error" title={error} />}
      {(missing > 0 || about.counts.wrong > 0) && !isRunning && (
        <ChooseFiles onFiles={add}>The photos that rows name, by the same names.</ChooseFiles>
      )}
    </section>
  )
}

function photosText({ isRunning, arrived }: Sending, { missing_photos: missing, counts }: Import): string {
  if (isRunning) return `Sending photos: ${arrived} sent, ${missing} to go. Please leave this window open.`
  if (missing)
    return `${countOf(missing, 'photo')} still to come. Choose the folder again, or the photos: what has arrived is not sent twice.`
  const said = 'Of the photos that you chose, all that a row names are here.'
  return counts.wrong ? `${said} Does a row still lack one? Choose it here.` : said
}

function Failed({ failed, onRetry }: { failed: Sending['failed']; onRetry: () => void }) {
  return (
    <Alert type="error" title={`${countOf(failed.length, 'photo')} did not arrive`}>
      <ul>
        {failed.slice(0, shown).map(({ name, error }) => (
          <li key={name}>
            <strong>{name}</strong>: {error}
          </li>
        ))}
      </ul>
      {failed.length > shown && <p>And {failed.length - shown} more.</p>}
      <Button onClick={onRetry}>Try again</Button>
    </Alert>
  )
}

/** More than these are counted. */
const shown = 20
