import { kindOfType } from '@reable/contract/fit/kind-types'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { namesIn } from '../browse/browse-address.ts'
import styles from './filter-form.module.css'
import type { Panel } from './filter-panel-data.ts'

type Props = { panel: Pick<Panel, 'categories'>; requested: URLSearchParams }

/**
 * The way from the filter to what fits a person and a home: to the questions about the one type that is chosen, or to all. There are none
 * about a kind of thing without rules, such as one that a volunteer made.
 */
export function FilterFit({ panel, requested }: Props) {
  const chosen = namesIn(requested, 'category')
  const types = panel.categories.flatMap(({ types = [] }) => types.filter(({ name }) => chosen.includes(name)))
  const [type] = types
  const isOne = type !== undefined && types.length === 1 && kindOfType(type.id) !== undefined
  return (
    <p className={styles.fit}>
      {isOne ? (
        <Button to={`${addresses.fit}/type/${type.id}`} wide>
          Will this kind fit?
        </Button>
      ) : (
        <Button to={addresses.fit} wide>
          Will it fit?
        </Button>
      )}
      Answer a few questions, and see what fits you and your home.
    </p>
  )
}
