import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import { CardTools } from '../versions/card-tools.tsx'
import { RemovedList } from '../versions/removed-list.tsx'
import type { Route } from './+types/prohibited-page'
import { ItemForm } from './item-form.tsx'
import { type EditedItem, loadProhibitedItems } from './load-prohibited.ts'

const title = 'What may not be listed'

export const loader = () => null

export const clientLoader = () => loadProhibitedItems(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => consolePageMeta(title, loaderData?.kind === 'loaded')

/** What may not be listed, with the words by which people are asked about it, and what was removed. */
export default function ProhibitedPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1>{title}</h1>
      {data?.kind === 'failed' && <TryAgain message={data.sentence} />}
      {data?.kind === 'loaded' && (
        <>
          <p className={pageStyles.intro}>
            Anyone who writes one of these words in a title or description is asked about it at once. If they don’t say
            that theirs is something else, the listing waits for a volunteer. A listing that’s already public stays
            until it’s edited or renewed. The page Prohibited Content is written under Pages.
          </p>
          <AddItem />
          <ul className={pageStyles.documents} aria-label={title}>
            {data.items.map((item) => (
              <li key={item.id} className={pageStyles.document}>
                <ItemCard item={item} />
              </li>
            ))}
          </ul>
          <RemovedList kind="prohibited" removed={data.removed.map(({ id, what: name }) => ({ id, name }))} />
        </>
      )}
    </>
  )
}

function AddItem() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <May act="change_prohibited">
      <p>
        <Button icon={Plus} onClick={() => setIsOpen(true)}>
          Add an item
        </Button>
      </p>
      {isOpen && <ItemForm item={undefined} onClose={() => setIsOpen(false)} />}
    </May>
  )
}

function ItemCard({ item }: { item: EditedItem }) {
  const [isOpen, setIsOpen] = useState(false)
  const { what, instead, words, waits } = item
  return (
    <>
      <h2 className={pageStyles.itemTitle}>{what}</h2>
      {instead && <p>{instead}</p>}
      <p className={pageStyles.title}>{words.length ? words.join(' · ') : 'Only people can recognize it.'}</p>
      {waits && <p>A volunteer always looks first.</p>}
      <CardTools kind="prohibited" of={item} name={what} onChange={() => setIsOpen(true)} />
      {isOpen && <ItemForm item={item} onClose={() => setIsOpen(false)} />}
    </>
  )
}
