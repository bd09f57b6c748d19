import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useStore } from 'zustand'
import { PageHead } from '../accounts/page/page-head.tsx'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { countOf } from '../ui/count-of.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Link } from '../ui/link/link.tsx'
import { Loading } from '../ui/loading/loading.tsx'
import { Tabs } from '../ui/tabs/tabs.tsx'
import { TextLink } from '../ui/text-link/text-link.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/import-page'
import { ChooseFiles } from './choose-files.tsx'
import { type ChosenFile, sortFiles } from './chosen-files.ts'
import { addPhotoNames } from './create-import.ts'
import { rowsAddress } from './import-addresses.ts'
import { ImportRows } from './import-rows.tsx'
import { countsText, dayText, listedCount } from './import-texts.ts'
import styles from './imports.module.css'
import { type Import, loadImport, type RowChoice } from './load-imports.ts'
import type { Sending } from './photo-sender.ts'
import { senderOf } from './photo-senders.ts'

export const loader = () => null

export const clientLoader = async ({ params: { id }, request }: Route.ClientLoaderArgs) =>
  storedUser() ? loadImport(browserApi, id, new URL(request.url).searchParams) : null

clientLoader.hydrate = true as const

export const meta = () => privateMeta('A list that you import')

/** The rows of one import: what is wrong with each, to be mended here, and the press that lists those that are ready. */
export default function ImportPage({ loaderData: data }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!data) return <Loading>Loading your list…</Loading>
  if ('error' in data) return <TryAgain message={data.error} level={1} />
  const { import: about, rows, next, show, after } = data
  return (
    <>
      <Link to={addresses.imports} className="target bold anywhere">
        Back to Import a list
      </Link>
      <PageHead title={about.file_name} ref={heading} intro={countsText(about)} />
      {about.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <ImportPhotos key={about.id} about={about} onArrived={revalidate} />
      <PublishPart about={about} onChange={revalidate} />
      <section className={`stack start gap-16 ${styles.part}`} aria-labelledby="rows">
        <h2 id="rows">The rows</h2>
        <RowTabs about={about} show={show} />
        <ImportRows key={`${about.id} ${show} ${after}`} about={about} rows={rows} next={next} show={show} />
      </section>
      <section className={`stack start gap-16 ${styles.part}`} aria-labelledby="remove">
        <h2 id="remove">Remove this list</h2>
        <p>
          It is removed by itself on {dayText(about.ends_at_utc)} if nothing in it changes. What is listed stays listed.
        </p>
        <RemoveImport about={about} />
      </section>
    </>
  )
}

const tabs: { show: RowChoice; label: string; of: (about: Import) => number }[] = [
  { show: 'all', label: 'All', of: ({ total }) => total },
  { show: 'wrong', label: 'To mend', of: ({ counts }) => counts.wrong },
  { show: 'waiting', label: 'Waiting for photos', of: ({ counts }) => counts.waiting },
  { show: 'ready', label: 'Ready', of: ({ counts }) => counts.ready },
  { show: 'listed', label: 'On the list', of: listedCount },
]

function RowTabs({ about, show: current }: { about: Import; show: RowChoice }) {
  const navigate = useNavigate()
  return (
    <Tabs
      label="Which rows"
      tabs={tabs.map(({ show, label, of }) => ({
        ...{ label, count: of(about), current: show === current, href: rowsAddress(about.id, show) },
        onChoose: () => navigate(rowsAddress(about.id, show), { preventScrollReset: true }),
      }))}
    />
  )
}

type Props = { about: Import; onArrived: () => void }

/** The photos that rows ask for: those on their way, those that did not arrive, and the place to bring more. */
function ImportPhotos({ about, onArrived }: Props) {
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
    <section className={`stack start gap-16 ${styles.part}`} aria-labelledby="photos">
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

/** In milliseconds: how often one asks how far it is. */
const interval = 1_000

/** The press that lists the rows that are ready, and how far it is. It goes on when this page is left. */
function PublishPart({ about, onChange }: { about: Import; onChange: () => void }) {
  const { busy, run } = useBusy()
  const { ready, queued, in: done } = about.counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as rows are on their way
  useEffect(() => {
    if (!queued) return
    const timer = setInterval(onChange, interval)
    return () => clearInterval(timer)
  }, [queued > 0])
  const publish = () =>
    run(async () => {
      const reply = await browserApi('publishImport', { params: { id: String(about.id) } })
      if (!reply.ok) return showFailure(reply)
      onChange()
    })
  const missing = ready ? undefined : queued ? 'The rows are on their way.' : 'No row is ready yet.'
  const isDone = listedCount(about) === about.total
  return (
    <section className={`stack start gap-16 ${styles.part}`} aria-labelledby="publish">
      <h2 id="publish">List the rows</h2>
      <p role="status">{progressText(about)}</p>
      {queued > 0 && (
        <progress className={styles.progress} aria-label="Rows on the list" max={done + queued} value={done} />
      )}
      {isDone ? (
        <p>
          All of it is done. See <TextLink to={addresses.myListings}>My Listings</TextLink>.
        </p>
      ) : (
        <Button variant="next" busy={busy} busyLabel="One moment…" disabledReason={missing} onClick={publish}>
          {ready ? `List ${countOf(ready, 'row')}` : 'List them'}
        </Button>
      )}
    </section>
  )
}

/** How far it is, in a sentence. */
function progressText({ counts: { queued, in: done, there } }: Import): string {
  if (queued) return `${done} of ${countOf(done + queued, 'row')} are on the list. You can leave this page: it goes on.`
  const parts = [
    done && `${countOf(done, 'row')} went in.`,
    there && `${countOf(there, 'row')} had been listed before.`,
  ]
  return parts.filter(Boolean).join(' ') || 'Nothing is listed yet.'
}

/** The button that removes an import, and the question before it. */
function RemoveImport({ about: { id, file_name: name } }: { about: Import }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const remove = () =>
    run(async () => {
      const reply = await browserApi('removeImport', { params: { id: String(id) } })
      if (!reply.ok) return showFailure(reply)
      alerts.show({ type: 'success', title: 'Removed', text: name })
      await navigate(addresses.imports)
    })
  return (
    <>
      <p>
        <Button variant="danger" icon={Trash} onClick={() => setOpen(true)}>
          Remove
        </Button>
      </p>
      {isOpen && (
        <Dialog title={`Remove ${name}?`} onClose={() => setOpen(false)}>
          <p>Rows that are not on the list go, with what you mended in them. What is listed stays listed.</p>
          <p>
            <Button variant="dangerAnswer" busy={busy} busyLabel="Removing…" onClick={remove}>
              Remove the list
            </Button>
          </p>
        </Dialog>
      )}
    </>
  )
}
