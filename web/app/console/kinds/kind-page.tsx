import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import { changeText } from '../versions/change-text.ts'
import { versionsAddress } from '../versions/room-addresses.ts'
import type { Route } from './+types/kind-page'
import { KindForm } from './kind-form.tsx'
import { KindPreview } from './kind-preview.tsx'
import { type EditedKind, loadKind } from './load-kinds.ts'

export const loader = () => null

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => loadKind(browserApi, id)

clientLoader.hydrate = isSignedInDocument()

const titleOf = (kind: EditedKind | undefined) => kind?.name ?? 'New kind'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded' ? consolePageMeta(titleOf(data.edited), true) : consolePageMeta('', false)

/** The page to edit a kind of equipment with its questions, or to make a new one. */
export default function KindPage({ loaderData: data, params: { id } }: Route.ComponentProps) {
  if (!data) return null
  return (
    <>
      <BackLink to={addresses.kinds}>Back to Kinds of equipment</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'none' && <EmptyState level={1} title="There is no such kind." />}
      {data.kind === 'loaded' && (
        <>
          <h1>{titleOf(data.edited)}</h1>
          {data.edited && <About kind={data.edited} />}
          <May act="change_kinds">
            <KindForm key={`${id} ${data.edited?.version}`} kind={data.edited} kinds={data.kinds} />
          </May>
          {data.edited && <KindPreview kind={data.edited} />}
        </>
      )}
    </>
  )
}

function About({ kind }: { kind: EditedKind }) {
  return (
    <>
      <p className={pageStyles.changed}>
        {kind.category}. {changeText(kind)}.{' '}
        <Link to={versionsAddress('type', kind.id)} className={pageStyles.link}>
          Versions
        </Link>
      </p>
      {kind.notices.map((notice) => (
        <p key={notice} className={pageStyles.intro}>
          {notice}
        </p>
      ))}
    </>
  )
}
