import type { Answer, Client } from '@reable/contract/client'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { ProhibitedQuestion } from '../../listings/fields/prohibited-notice.tsx'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { May } from '../may.tsx'
import { CardTools } from '../versions/card-tools.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { failed, type Loaded } from '../versions/loaded.ts'
import { RemoveInDialog } from '../versions/remove-in-dialog.tsx'
import { RemovedList } from '../versions/removed-list.tsx'
import { type Tried, TryOnListings } from '../versions/try-on-listings.tsx'
import type { Route } from './+types/prohibited-page'
import { type ItemValues, itemBody, itemRules, wordsOf } from './item-values.ts'

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
          <p className="measure">
            Anyone who writes one of these words in a title or description is asked about it at once. If they don’t say
            that theirs is something else, the listing waits for a volunteer. A listing that’s already public stays
            until it’s edited or renewed. The page Prohibited Content is written under Pages.
          </p>
          <AddItem />
          <ul className="wide-tiles gap-12" aria-label={title}>
            {data.items.map((item) => (
              <li key={item.id} className="slim-card">
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
      <h2 className="small-heading anywhere">{what}</h2>
      {instead && <p>{instead}</p>}
      <p className="anywhere">{words.length ? words.join(' · ') : 'Only people can recognize it.'}</p>
      {waits && <p>A volunteer always looks first.</p>}
      <CardTools kind="prohibited" of={item} name={what} onChange={() => setIsOpen(true)} />
      {isOpen && <ItemForm item={item} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type Props = {
  /** Undefined: a new one. */
  item: EditedItem | undefined
  onClose: () => void
}

/** The form of something that may not be listed, in a dialog: with the question that people read, and what its words find. */
function ItemForm({ item, onClose }: Props) {
  return (
    <EditDialog
      title={item ? 'Change what may not be listed' : 'Add what may not be listed'}
      label="What may not be listed"
      rules={itemRules}
      save={(values: ItemValues) => saveItem(item, values)}
      saved={(values) => values.what}
      onClose={onClose}
      foot={item && <Remove item={item} />}
    >
      <TextField
        name="what"
        label="What may not be listed"
        hint="Without a full stop, such as: Needles and syringes, used or unused"
        value={item?.what}
      />
      <TextField
        name="instead"
        label="Where it can go instead (optional)"
        hint="A sentence, such as: Please take it to a pharmacy."
        value={item?.instead}
      />
      <TextArea
        name="words"
        label="Words (optional)"
        hint="One in each line. Anyone who writes one in a title or description is asked about it. Plurals, and letters that only look the same, are found too."
        rows={6}
        value={item?.words.join('\n')}
      />
      <CheckBox name="waits" ticked={item?.waits}>
        A volunteer always looks first, as with medicines and needles
      </CheckBox>
      <AsPeopleReadIt item={item} />
      <TryWords words={item?.words} />
    </EditDialog>
  )
}

function saveItem(item: Props['item'], values: ItemValues) {
  const body = itemBody(values)
  if (!item) return browserApi('createProhibited', { body })
  return browserApi('changeProhibited', { params: { id: String(item.id) }, body: { ...body, version: item.version } })
}

const Remove = ({ item: { id, what, version } }: { item: EditedItem }) => (
  <RemoveInDialog
    name="it from the list"
    what={what}
    remove={() => browserApi('removeProhibited', { params: { id: String(id) }, body: { version } })}
  >
    Nobody is asked about its words any more.
  </RemoveInDialog>
)

/** The question of the first word, as it stands below a title. */
function AsPeopleReadIt({ item }: Pick<Props, 'item'>) {
  const typed = {
    what: useFieldText('what', item?.what),
    instead: useFieldText('instead', item?.instead),
    words: useFieldText('words', item?.words.join('\n')),
    waits: useFieldText('waits', String(item?.waits ?? false)) === 'true',
  }
  const { what, instead, words, waits } = itemBody(typed)
  const [word] = words
  if (!word || !what.trim()) return null
  return (
    <section aria-label="As people read it" className="stack gap-12">
      <p>As people read it who write “{word}”:</p>
      <ProhibitedQuestion match={{ word, item: { what, instead, words, waits }, waits }} />
    </section>
  )
}

/** Tries the typed words. `words` are those before anything is typed. */
function TryWords({ words = [] }: { words?: readonly string[] }) {
  const typed = useFieldText('words', words.join('\n'))
  return <TryOnListings attempt={() => tryWords(typed)} />
}

async function tryWords(typed: string): Promise<Tried> {
  const error = itemRules.words(typed)
  if (error) return { text: error, lines: [] }
  const reply = await browserApi('tryProhibited', { body: { words: wordsOf(typed) } })
  if (!reply.ok) return { text: reply.failure.error, lines: [] }
  const lines = reply.data.posts.map(({ id, title, word }) => ({ id, text: `${title}: “${word}”` }))
  return { text: foundText(reply.data), lines }
}

/** "Of the last 100 listings, the owners of 3 would have been asked." */
function foundText({ of, found }: Answer<'tryProhibited'>): string {
  if (!found) return `Of the last ${of} listings, nobody would have been asked.`
  return `Of the last ${of} listings, the ${found === 1 ? 'owner of 1' : `owners of ${found}`} would have been asked.`
}

type Prohibited = Answer<'listEditedProhibited'>
type EditedItem = Prohibited['items'][number]

/** Loads what may not be listed as volunteers edit it, and what was removed. */
async function loadProhibitedItems(api: Client): Promise<Loaded<Prohibited>> {
  const reply = await api('listEditedProhibited', {})
  return reply.ok ? { kind: 'loaded', ...reply.data } : failed(reply)
}
