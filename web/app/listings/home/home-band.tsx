import { organisation } from '@reable/contract/organisation'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PageForm } from '../../ui/page-form/page-form.tsx'
import { askedKey, isNarrowed } from '../browse/browse-address.ts'
import type { Understood } from '../browse/found-list.ts'
import { chosenBeside } from '../browse/understood-address.ts'
import styles from './home-band.module.css'
import picture from './home-band.svg'
import { SearchSuggestions, useSearchSuggestions } from './search-suggestions.tsx'

/** True for a filter that a search carries over; the order begins anew with the best match. */
const isCarriedOver = (name: string) => !['search_query', 'sorted_by', 'page', 'before'].includes(name)

type Props = { requested: URLSearchParams; folded: boolean; understood: Understood | undefined }

/**
 * The top of the home page: what this is, the search, and the way to pass something on. Of a list that is searched or narrowed it
 * leaves the search alone, and the page's heading to the list.
 */
export function HomeBand({ requested, folded, understood }: Props) {
  const narrowed = isNarrowed(requested)
  const Heading = narrowed || folded ? 'p' : 'h1'
  const carried = [...chosenBeside(requested, understood)].filter(([name]) => isCarriedOver(name)).sort()
  const terms = requested.get(askedKey) ?? requested.get('search_query') ?? ''
  return (
    <div className={`${styles.band} ${narrowed ? styles.narrowed : ''} ${folded ? styles.folded : ''}`}>
      <div className={styles.inside}>
        <Heading className={styles.heading}>Good equipment, ready for its next home</Heading>
        <p className={styles.lead}>
          Used wheelchairs, walkers, beds and more, sold or given away by people near you in {organisation.region}.
        </p>
        <SearchForm carried={carried} terms={terms} />
        <p className={styles.pass}>
          <span>Have something to pass on?</span>
          <Button variant="onBand" icon={Plus} to={addresses.createListing}>
            Create Listing
          </Button>
        </p>
      </div>
      <div className={styles.scene}>
        <img src={picture} alt="" width={560} height={480} loading="lazy" className={styles.picture} />
      </div>
    </div>
  )
}

/** The search, with the filters it carries over. */
function SearchForm({ carried, terms }: { carried: [string, string][]; terms: string }) {
  const { input, list, suggestions, close, box } = useSearchSuggestions()
  return (
    <PageForm action="/" role="search" className={styles.search} onSubmit={close}>
      {carried.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="search" className={styles.label}>
        What are you looking for?
      </label>
      <span className={styles.box} {...box}>
        <Icon of={Search} className={styles.glass} />
        <input
          ref={input}
          id="search"
          autoComplete="off"
          key={terms}
          name="search_query"
          type="search"
          defaultValue={terms}
          className={styles.input}
        />
        <SearchSuggestions {...{ list, suggestions, carried }} onChosen={close} />
      </span>
      <Button type="submit" variant="next">
        Search
      </Button>
    </PageForm>
  )
}
