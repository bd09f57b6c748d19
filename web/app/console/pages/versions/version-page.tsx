import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import Undo2 from 'lucide-react/icons/undo-2'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../../../api.ts'
import { DifferenceList } from '../../../editing/difference-list.tsx'
import { refusalToShow } from '../../../editing/save-result.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../../shell/alerts/catalogue.ts'
import { useBusy } from '../../../state/busy.ts'
import { isSignedInDocument } from '../../../state/signed-in.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { BackLink } from '../../back-link.tsx'
import { consolePageMeta } from '../../console-page-meta.ts'
import { doneNotice } from '../../done-notice.ts'
import { lastChangeText } from '../../last-change-text.ts'
import previewStyles from '../../preview.module.css'
import { documentLabels, versionsAddress } from '../document/document-labels.ts'
import type { WrittenDocument } from '../document/load-document.ts'
import { saveDocument } from '../document/save-document.ts'
import { typedOf } from '../editor/typed-document.ts'
import styles from '../pages.module.css'
import type { Route } from './+types/version-page'
import { AnsweredDocument } from './answered-document.tsx'
import { differencesOf } from './differences.ts'
import { loadVersion, type OldVersion, type VersionData } from './load-versions.ts'

export const loader = () => null

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadVersion(browserApi, params)

clientLoader.hydrate = isSignedInDocument()

type Open = Extract<VersionData, { kind: 'open' }>

const titleOf = ({ document, old }: Open) => `${documentLabels(document).title}, version ${old.version}`

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'open' ? consolePageMeta(titleOf(data), true) : consolePageMeta('', false)

/** The page of one version of a page or list: its differences from the current one, and its content. */
export default function VersionPage({ loaderData: data }: Route.ComponentProps) {
  if (data?.kind === 'none') return <EmptyState level={1} title="There is no such version." />
  if (data?.kind === 'failed') return <TryAgain message={data.sentence} level={1} />
  return data && <OpenVersion data={data} />
}

function OpenVersion({ data }: { data: Open }) {
  const { document, old } = data
  return (
    <>
      <BackLink to={versionsAddress(document)}>Back to Versions of {documentLabels(document).title}</BackLink>
      <h1 className="anywhere">{titleOf(data)}</h1>
      <p className="quiet">{lastChangeText(old)}.</p>
      <VersionCompared key={`${old.version} ${data.current.version}`} {...data} />
      <section aria-label={`How version ${old.version} reads`} className={`stack gap-fields ${previewStyles.preview}`}>
        <p className={`quiet ${styles.note}`}>
          These are its words and pictures. On the page they stand in the page’s own order and frame.
        </p>
        <AnsweredDocument document={document} answered={old.answered} />
      </section>
    </>
  )
}

type Props = { document: DocumentName; old: OldVersion; current: WrittenDocument }

/** The differences between a version and the current one, and the button to restore it. */
function VersionCompared({ document, old, current }: Props) {
  const { busy, restoreVersion } = useRestoreVersion({ document, old, current })
  if (old.version === current.version) return <p>Others see this version now.</p>
  const fields = documentFields(document)
  const differences = differencesOf(fields, typedOf(fields, old.fields), current)
  if (!differences.length) return <p>It says the same as version {current.version}, which others see now.</p>
  return (
    <section className="stack gap-fields">
      <h2>What differs from now</h2>
      <DifferenceList differences={differences} labels={['Then', 'Now']} />
      <div className="wrap gap-12">
        <Button variant="next" icon={Undo2} busy={busy} busyLabel="Bringing back…" onClick={restoreVersion}>
          Bring this version back
        </Button>
      </div>
      <p className="quiet">It is saved as a new version. What others see now is kept as version {current.version}.</p>
    </section>
  )
}

type Versions = { document: DocumentName; old: WrittenDocument; current: WrittenDocument }

/** Saves the content of an older version as a new one, and goes back to the list. */
function useRestoreVersion({ document, old, current }: Versions) {
  const { busy, run } = useBusy()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const restoreVersion = async () => {
    const result = await run(() => saveDocument({ document, version: current.version, fields: old.fields }))
    if (!result) return
    if (result.kind === 'refused') return showRefusal(result.reply)
    if (result.kind === 'conflict') {
      alerts.show(changedMeanwhile)
      return revalidate()
    }
    const text = `It says again what version ${old.version} said. Others see it in a moment.`
    alerts.showOnNextPage(doneNotice('Brought back', text))
    return navigate(versionsAddress(document))
  }
  return { busy, restoreVersion }
}

const changedMeanwhile = {
  type: 'warning',
  title: 'Somebody else has changed this meanwhile',
  text: 'Nothing is brought back yet. You now see what differs from the newest version.',
} as const

function showRefusal(reply: FailedReply) {
  if (!refusalToShow(reply)) return
  const { failure } = reply
  const reasons = [...new Set(Object.values(failure.errors ?? {}).flat())].join('. ')
  const text = reasons ? `This version cannot be brought back as it is. ${reasons}` : 'Nothing is changed.'
  alerts.show({ type: 'error', title: failure.error, text, flowId: failure.flow_id })
}
