import { type SearchLanguage, searchLanguages } from '@reable/contract/search-names/rules'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import type { Categories } from '../../listings/fields/listing-lists.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import field from '../../ui/field/field.module.css'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { FindForm } from '../find-form.tsx'
import { May } from '../may.tsx'
import { CardTools } from '../versions/card-tools.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { RemoveInDialog } from '../versions/remove-in-dialog.tsx'
import { RemovedList } from '../versions/removed-list.tsx'
import { searchNamesAddress } from '../versions/room-addresses.ts'
import type { Route } from './+types/search-names-page'
import { KindChoice } from './kind-choice.tsx'
import { type EditedName, loadSearchNames, type SearchNames, type Sought } from './load-search-names.ts'
import { type NameValues, nameBody, nameRules } from './name-values.ts'
import { TriedName } from './tried-name.tsx'

const title = 'Search words'

export const loader = () => null

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const sought = soughtIn(new URL(request.url).searchParams)
  return { sought, list: await loadSearchNames(browserApi, sought) }
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => consolePageMeta(title, loaderData?.list.kind === 'loaded')

/** The names and needs that searches are read by, and what people searched for and did not find. */
export default function SearchNamesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <h1>{title}</h1>
  const { list, sought } = loaderData
  return (
    <>
      <h1>{title}</h1>
      {list.kind === 'failed' && <TryAgain message={list.sentence} />}
      {list.kind === 'loaded' && (
        <>
          <p className="measure">
            People search in their own words and languages. These names and needs tell which kinds of equipment they
            mean. A change shows on the site within a second.
          </p>
          <MissedWords {...list} />
          <Names list={list} sought={sought} />
          <RemovedList kind="search_name" removed={list.removed} />
        </>
      )}
    </>
  )
}

function Names({ list, sought }: { list: SearchNames; sought: Sought }) {
  const { names, categories, total, pages } = list
  return (
    <section aria-labelledby="names" className="stack gap-12">
      <h2 id="names">Names and needs</h2>
      <AddName categories={categories} />
      <FindForm
        action={searchNamesAddress}
        about="Names and needs"
        label="Find a name or need"
        hint="Its words, or a kind of equipment"
        q={sought.q}
        limit={100}
      >
        <LanguageFilter key={sought.language} language={sought.language} />
      </FindForm>
      <p role="status" className="quiet">
        {total === 1 ? '1 name or need' : `${total.toLocaleString('en-CA')} names and needs`}
      </p>
      <ul className="wide-tiles gap-12" aria-labelledby="names">
        {names.map((name) => (
          <li key={name.id} className="slim-card">
            <NameCard edited={name} categories={categories} />
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of names and needs"
        page={sought.page}
        pages={pages}
        addressOf={(page) => addressOf({ ...sought, page })}
      />
    </section>
  )
}

const LanguageFilter = ({ language }: Pick<Sought, 'language'>) => (
  <div className={field.field}>
    <label htmlFor="find-language">Language</label>
    <Select
      id="find-language"
      name="language"
      options={languageOptions}
      placeholder="All languages"
      defaultValue={language ?? ''}
    />
  </div>
)

function AddName({ categories }: Pick<SearchNames, 'categories'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <May act="change_kinds">
      <p>
        <Button icon={Plus} onClick={() => setIsOpen(true)}>
          Add a name or need
        </Button>
      </p>
      {isOpen && <NameForm edited={undefined} categories={categories} onClose={() => setIsOpen(false)} />}
    </May>
  )
}

function NameCard({ edited, categories }: { edited: EditedName } & Pick<SearchNames, 'categories'>) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, sort, language, equipment_type_ids: ids } = edited
  const types = categories.flatMap((category) => category.equipment_types)
  const kinds = ids.flatMap((id) => types.find((type) => type.id === id)?.name ?? [])
  return (
    <>
      <h3 className="small-heading anywhere">{name}</h3>
      <p className="quiet">
        {sort === 'need' ? 'Need' : 'Name'} · {searchLanguages[language]}
      </p>
      <p>{kinds.join(' · ') || 'All its kinds were removed.'}</p>
      <CardTools kind="search_name" of={edited} name={name} onChange={() => setIsOpen(true)} />
      {isOpen && <NameForm edited={edited} categories={categories} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function soughtIn(query: URLSearchParams): Sought {
  const asked = query.get('language') ?? ''
  const language = asked in searchLanguages ? (asked as SearchLanguage) : undefined
  return { q: query.get('q') ?? '', language, page: pageOf(query) }
}

function addressOf({ q, language, page }: Sought): string {
  const query = new URLSearchParams({ q, language: language ?? '', page: String(page) })
  return `${searchNamesAddress}?${query}`
}

/** What people searched for and did not find, each with a button that begins a name with it. */
function MissedWords({ missed, categories }: Pick<SearchNames, 'missed' | 'categories'>) {
  const [chosen, setChosen] = useState<string>()
  return (
    <section aria-labelledby="missed" className="stack gap-12">
      <h2 id="missed">Searches that found nothing</h2>
      <p className="measure">
        {missed.length
          ? 'Among the last 1,000 searches. We don’t know who searched.'
          : 'All of the last 1,000 searches found something.'}
      </p>
      <ul className="wide-tiles gap-12" aria-labelledby="missed">
        {missed.map(({ words, searches }) => (
          <li key={words} className="slim-card">
            <p className="anywhere">{words}</p>
            <p className="quiet">{searches === 1 ? '1 search' : `${searches} searches`}</p>
            <May act="change_kinds">
              <Button variant="other" size="small" onClick={() => setChosen(words)}>
                Add as a name<span className="visually-hidden"> {words}</span>
              </Button>
            </May>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <NameForm edited={undefined} words={chosen} categories={categories} onClose={() => setChosen(undefined)} />
      )}
    </section>
  )
}

const languageOptions = Object.entries(searchLanguages).map(([value, text]) => ({ value, text }))

const sortOptions = [
  { value: 'name', text: 'A name', hint: 'What people call the equipment, such as “potty chair”' },
  {
    value: 'need',
    text: 'A need',
    hint: 'What people want to do, such as “out of bath”. Its words count in any order.',
  },
]

type Props = {
  /** Undefined: a new one. */
  edited: EditedName | undefined
  /** What a new one is filled with. */
  words?: string
  categories: Categories
  onClose: () => void
}

/** The form of a name or a need, in a dialog, with the searches that it changes. */
function NameForm({ edited, words = '', categories, onClose }: Props) {
  const { name, sort, language, equipment_type_ids: ids } = edited ?? { ...newName, name: words }
  return (
    <EditDialog
      title={edited ? `Change “${edited.name}”` : 'Add a name or need'}
      label="A name or need"
      rules={nameRules}
      save={(values: NameValues) => save(edited, values)}
      saved={(values) => values.name}
      onClose={onClose}
      foot={edited && <Remove edited={edited} />}
    >
      <TextField name="name" label="Name or need" hint="As people type it" value={name} />
      <ChoiceField name="sort" label="What is it?" options={sortOptions} value={sort} />
      <SelectField
        name="language"
        label="Language"
        options={languageOptions}
        placeholder="Choose a language"
        value={language}
      />
      <KindChoice categories={categories} chosen={ids} />
      <TriedName initial={{ name, sort, language, equipment_type_ids: ids.join() }} />
    </EditDialog>
  )
}

const newName = { sort: 'name', language: 'en', equipment_type_ids: [] as number[] }

function save(edited: Props['edited'], values: NameValues) {
  const body = nameBody(values)
  if (!edited) return browserApi('createSearchName', { body })
  const { id, version } = edited
  return browserApi('changeSearchName', { params: { id: String(id) }, body: { ...body, version } })
}

const Remove = ({ edited: { id, name, version } }: { edited: EditedName }) => (
  <RemoveInDialog
    name={`“${name}”`}
    what={name}
    remove={() => browserApi('removeSearchName', { params: { id: String(id) }, body: { version } })}
  >
    Searches are no longer read by it.
  </RemoveInDialog>
)
