import { rankError } from '@reable/contract/versions/rules'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { countOf } from '../../ui/count-of.ts'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { May } from '../may.tsx'
import { CardTools } from '../versions/card-tools.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { RankField } from '../versions/rank-field.tsx'
import { RemovedList } from '../versions/removed-list.tsx'
import type { Route } from './+types/kinds-page'
import { kindAddress } from './kind-addresses.ts'
import styles from './kinds.module.css'
import { type EditedCategory, type EditedCondition, type Kinds, loadKinds } from './load-kinds.ts'
import { WordingFields, wordingRules } from './wording-fields.tsx'

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
          <p className="measure">
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
        <section key={category.id} aria-labelledby={`category-${category.id}`} className="stack gap-12">
          <h2 id={`category-${category.id}`}>{category.name}</h2>
          <CategoryCard category={{ ...category, kinds }} />
          <ul className="wide-tiles gap-12">
            {kinds.map((kind) => (
              <li key={kind.id} className="slim-card">
                <Link to={kindAddress(kind.id)} className="target">
                  {kind.name}
                </Link>
                <p className="quiet">
                  {kind.retired && <strong className={styles.retired}>Retired. </strong>}
                  {countOf(kind.posts, 'listing')}, {countOf(kind.questions, 'question')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <RemovedList kind="type" removed={removed} />
      <section aria-labelledby="conditions" className="stack gap-12">
        <h2 id="conditions">Conditions</h2>
        <ul className="wide-tiles gap-12">
          {conditions.map((condition) => (
            <li key={condition.id} className="slim-card">
              <ConditionCard condition={condition} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** What a category says, who changed it last, and the button to change it; for below its heading. */
function CategoryCard({ category }: { category: EditedCategory }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, tooltip } = category
  return (
    <div>
      <p>{tooltip}</p>
      <CardTools kind="category" of={category} name={name} onChange={() => setIsOpen(true)} />
      {isOpen && <CategoryForm category={category} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

export const categoryRules = { ...wordingRules, rank: rankError }

type Props = { category: EditedCategory; onClose: () => void }

const CategoryForm = ({ category, category: { id, name, rank, version }, onClose }: Props) => (
  <EditDialog
    title={`Change “${name}”`}
    label="Change a category"
    rules={categoryRules}
    save={(values) =>
      browserApi('changeCategory', {
        params: { id: String(id) },
        body: { ...values, rank: Number(values.rank), version },
      })
    }
    saved={(values) => values.name}
    onClose={onClose}
  >
    <WordingFields of={category} hint="What people read who ask what this is." />
    <RankField value={rank} others="Categories with the same number stand as they always did." />
  </EditDialog>
)

/** A condition: what it says, who changed it last, and the button to change it. */
function ConditionCard({ condition }: { condition: EditedCondition }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, tooltip } = condition
  return (
    <>
      <h3>{name}</h3>
      <p>{tooltip}</p>
      <CardTools kind="condition" of={condition} name={name} onChange={() => setIsOpen(true)} />
      {isOpen && <ConditionForm condition={condition} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type ConditionCardProps = { condition: EditedCondition; onClose: () => void }

const ConditionForm = ({ condition, condition: { id, name, version }, onClose }: ConditionCardProps) => (
  <EditDialog
    title={`Change “${name}”`}
    label="Change a condition"
    rules={wordingRules}
    save={(values) => browserApi('changeCondition', { params: { id: String(id) }, body: { ...values, version } })}
    saved={(values) => values.name}
    onClose={onClose}
  >
    <WordingFields of={condition} hint="What people read who choose it." />
  </EditDialog>
)
