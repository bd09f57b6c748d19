import type { Answer } from '@reable/contract/client'
import { importRowsLimit } from '@reable/contract/imports/rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../accounts/page/page-head.tsx'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { useBusy } from '../state/busy.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { Link } from '../ui/link/link.tsx'
import { Loading } from '../ui/loading/loading.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/imports-page'
import { ChooseFiles } from './choose-files.tsx'
import { type ChosenFile, sortFiles } from './chosen-files.ts'
import { createImport } from './create-import.ts'
import { importAddress, rowsAddress, sheetAddress } from './import-addresses.ts'
import { countsText } from './import-texts.ts'
import styles from './imports.module.css'
import { type Import, loadImports } from './load-imports.ts'
import { senderOf } from './photo-senders.ts'

export const loader = () => null

/** What somebody imports is private: loaded by their browser alone. */
export const clientLoader = async () => (storedUser() ? loadImports(browserApi) : null)

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Import a list')

/** Where a member of a partner begins to list many things at once. */
export default function ImportsPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Import a list"
        intro="List many things at once from your spreadsheet and your photos. Nothing is listed until you have looked through it."
      />
      {!data && <Loading>Loading your lists…</Loading>}
      {data && 'error' in data && <TryAgain message={data.error} />}
      {data && 'imports' in data && (
        <>
          <NewImport />
          <ImportList imports={data.imports} />
          <EmptySheets categories={data.kinds} />
        </>
      )}
    </>
  )
}

function NewImport() {
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const [error, setError] = useState('')
  const start = (chosen: ChosenFile[]) =>
    run(async () => {
      setError('')
      const files = sortFiles(chosen)
      const result = await createImport(browserApi, files)
      if (!('made' in result)) return setError(result.error)
      const { id, counts } = result.made
      if (result.error) alerts.show({ type: 'error', title: 'The photos were not taken in', text: result.error })
      senderOf(id).add(files.photos)
      senderOf(id).run()
      await navigate(rowsAddress(id, counts.wrong ? 'wrong' : 'all'))
    })
  return (
    <section className={`stack start gap-16 ${styles.part}`} aria-labelledby="new-import">
      <h2 id="new-import">Your sheet and your photos</h2>
      <ChooseFiles onFiles={start}>
        A sheet saved as CSV, with {importRowsLimit.toLocaleString('en-CA')} rows at most, and its photos: JPEG or PNG,
        up to 15 MB each.
      </ChooseFiles>
      <div role="status">{busy && <p>Reading the sheet…</p>}</div>
      <div role="alert">{error && <Alert type="error" title="This was not taken in" text={error} />}</div>
    </section>
  )
}

/** An empty sheet of each kind of equipment, to save and to fill in. */
function EmptySheets({ categories }: { categories: Answer<'listCategories'> }) {
  return (
    <section className={`stack start gap-16 ${styles.part}`} aria-labelledby="sheets">
      <h2 id="sheets">Empty sheets</h2>
      <p>
        Save the sheet of a kind of equipment, open it in your spreadsheet program and fill in a row for each thing. You
        have several kinds? Put the columns of their sheets beside each other, each name once.
      </p>
      {categories.map(({ id, name, equipment_types }) => (
        <Disclosure key={id} title={name} level={3}>
          <ul className="stack gap-12">
            {equipment_types
              .filter(({ retired }) => !retired)
              .map((type) => (
                <li key={type.id}>
                  <a href={sheetAddress(type.id)} download className="target bold anywhere">
                    {type.name}
                  </a>
                </li>
              ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  )
}

/** The lists that somebody has begun, to go on with. */
function ImportList({ imports }: { imports: Import[] }) {
  if (!imports.length) return null
  return (
    <section className={`stack start gap-16 ${styles.part}`} aria-labelledby="begun">
      <h2 id="begun">Lists that you began</h2>
      <ul className="stack gap-12">
        {imports.map((one) => (
          <li key={one.id}>
            <Link to={importAddress(one.id)} className="target bold anywhere">
              {one.file_name}
            </Link>
            <p className="quiet anywhere">{countsText(one)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
