import type { Answer } from '@reable/contract/client'
import { type SearchNameSort, searchNameError } from '@reable/contract/search-names/rules'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import cardStyles from '../room-card.module.css'
import type { NameValues } from './name-values.ts'

type Tried = Answer<'trySearchName'>

/** Milliseconds without a key, before the server is asked. */
const pause = 400

/** Says which of the newest searches have in them what is typed, once kinds are chosen. `initial`: what stands there at first. */
export function TriedName({ initial }: { initial: NameValues }) {
  const name = useFieldText('name', initial.name)
  const sort = useFieldText('sort', initial.sort) as SearchNameSort
  const hasKinds = useFieldText('equipment_type_ids', initial.equipment_type_ids) !== ''
  const [tried, setTried] = useState<Tried>()
  useEffect(() => {
    setTried(undefined)
    if (!hasKinds || searchNameError(name)) return
    let isOver = false
    const timer = setTimeout(async () => {
      const reply = await browserApi('trySearchName', { body: { name, sort } })
      if (reply.ok && !isOver) setTried(reply.data)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [name, sort, hasKinds])
  return (
    <div role="status">
      {tried && <p>{changedText(tried)}</p>}
      {tried && tried.found > 0 && (
        <ul className={`stack gap-8 ${cardStyles.decisions}`}>
          {tried.searches.map(({ words, searches }) => (
            <li key={words}>
              “{words}”{searches > 1 && `, ${searches} times`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function changedText({ of, found }: Tried): string {
  if (!of) return 'Nobody has searched yet.'
  const among = `Among the last ${of === 1 ? 'search' : `${of.toLocaleString('en-CA')} searches`}`
  if (!found) return `${among}, this changes none.`
  return `${among}, this changes ${found.toLocaleString('en-CA')}:`
}
