import Plus from 'lucide-react/icons/plus'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { countOf } from '../../ui/count-of.ts'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import { RemovedList } from '../versions/removed-list.tsx'
import type { Route } from './+types/kinds-page'
import { CategoryCard } from './category-card.tsx'
import { ConditionCard } from './condition-card.tsx'
import { kindAddress } from './kind-addresses.ts'
import styles from './kinds.module.css'
import { type Kinds, loadKinds } from './load-kinds.ts'

export const loader = () => null

export const clientLoader = () => loadKinds(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Kinds of equipment', loaderData?.kind === 'loaded')

/** The kinds of equipment by their categories, what was removed, and the conditions. */
export default function KindsPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1>Kinds of equipment</h1>
      {data?.kind === 'failed' && <TryAgain message={data.sentence} />}
      {data?.kind === 'loaded' && (
        <>
          <p className={pageStyles.intro}>
            What people can list, and what they are asked about it. A change shows on the site within a second. What
            stood before is kept, and can be brought back.
          </p>
          <May act="change_kinds">
            <p>
              <Button to={kindAddress('new')} icon={Plus}>
                New kind
              </Button>
            </p>
          </May>
          <ListedKinds kinds={data.kinds} />
        </>
      )}
    </>
  )
}

function ListedKinds({ kinds: { categories, conditions, removed } }: { kinds: Kinds }) {
  return (
    <>
      {categories.map(({ kinds, ...category }) => (
        <section key={category.id} aria-labelledby={`category-${category.id}`} className={pageStyles.kind}>
          <h2 id={`category-${category.id}`}>{category.name}</h2>
          <CategoryCard category={{ ...category, kinds }} />
          <ul className={pageStyles.documents}>
            {kinds.map((kind) => (
              <li key={kind.id} className={pageStyles.document}>
                <Link to={kindAddress(kind.id)} className={pageStyles.link}>
                  {kind.name}
                </Link>
                <p className={pageStyles.changed}>
                  {kind.retired && <strong className={styles.retired}>Retired. </strong>}
                  {countOf(kind.posts, 'listing')}, {countOf(kind.questions, 'question')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <RemovedList kind="type" removed={removed} />
      <section aria-labelledby="conditions" className={pageStyles.kind}>
        <h2 id="conditions">Conditions</h2>
        <ul className={pageStyles.documents}>
          {conditions.map((condition) => (
            <li key={condition.id} className={pageStyles.document}>
              <ConditionCard condition={condition} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
