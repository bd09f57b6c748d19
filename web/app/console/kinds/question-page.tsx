import { browserApi } from '../../api.ts'
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
import type { Route } from './+types/question-page'
import { kindAddress } from './kind-addresses.ts'
import { type EditedQuestion, loadQuestion } from './load-kinds.ts'
import { QuestionForm } from './question-form.tsx'

export const loader = () => null

export const clientLoader = ({ params: { name } }: Route.ClientLoaderArgs) => loadQuestion(browserApi, name)

clientLoader.hydrate = isSignedInDocument()

const titleOf = (question: EditedQuestion | undefined) => question?.label ?? 'New question'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded' ? consolePageMeta(titleOf(data.edited), true) : consolePageMeta('', false)

/** The page to edit a question about kinds of equipment, or to write a new one for a kind. */
export default function QuestionPage({ loaderData: data, params: { id } }: Route.ComponentProps) {
  if (!data) return null
  return (
    <>
      <BackLink to={kindAddress(id)}>Back to the kind</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'none' && <EmptyState level={1} title="There is no such question." />}
      {data.kind === 'loaded' && (
        <>
          <h1>{titleOf(data.edited)}</h1>
          {data.edited && <About question={data.edited} />}
          <May act="change_kinds">
            <QuestionForm key={data.edited?.version} kindId={id} question={data.edited} />
          </May>
        </>
      )}
    </>
  )
}

function About({ question }: { question: EditedQuestion }) {
  const { kinds, field_name } = question
  return (
    <>
      <p className={pageStyles.changed}>
        {changeText(question)}.{' '}
        <Link to={versionsAddress('question', field_name)} className={pageStyles.link}>
          Versions
        </Link>
      </p>
      {kinds.length > 1 && (
        <p className={pageStyles.intro}>
          A change is for all {kinds.length} kinds that ask this: {kinds.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </>
  )
}
