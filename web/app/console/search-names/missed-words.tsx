import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import type { SearchNames } from './load-search-names.ts'
import { NameForm } from './name-form.tsx'

/** What people searched for and did not find, each with a button that begins a name with it. */
export function MissedWords({ missed, categories }: Pick<SearchNames, 'missed' | 'categories'>) {
  const [chosen, setChosen] = useState<string>()
  return (
    <section aria-labelledby="missed" className={pageStyles.kind}>
      <h2 id="missed">Searches that found nothing</h2>
      <p className={pageStyles.intro}>
        {missed.length
          ? 'Among the last 1,000 searches. We don’t know who searched.'
          : 'All of the last 1,000 searches found something.'}
      </p>
      <ul className={pageStyles.documents} aria-labelledby="missed">
        {missed.map(({ words, searches }) => (
          <li key={words} className={pageStyles.document}>
            <p className={pageStyles.title}>{words}</p>
            <p className={pageStyles.changed}>{searches === 1 ? '1 search' : `${searches} searches`}</p>
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
