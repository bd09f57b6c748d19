import { useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { PageHead } from '../accounts/page/page-head.tsx'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { Link } from '../ui/link/link.tsx'
import { Loading } from '../ui/loading/loading.tsx'
import { Tabs } from '../ui/tabs/tabs.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/import-page'
import { rowsAddress } from './import-addresses.ts'
import { ImportPhotos } from './import-photos.tsx'
import { ImportRows } from './import-rows.tsx'
import { countsText, dayText, listedCount } from './import-texts.ts'
import styles from './imports.module.css'
import { type Import, loadImport, type RowChoice } from './load-imports.ts'
import { PublishPart } from './publish-part.tsx'
import { RemoveImport } from './remove-import.tsx'

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
      <Link to={addresses.imports} className={styles.link}>
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
      <section className={styles.part} aria-labelledby="rows">
        <h2 id="rows">The rows</h2>
        <RowTabs about={about} show={show} />
        <ImportRows key={`${about.id} ${show} ${after}`} about={about} rows={rows} next={next} show={show} />
      </section>
      <section className={styles.part} aria-labelledby="remove">
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
