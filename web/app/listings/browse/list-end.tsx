import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { LoadMore } from '../../ui/load-more/load-more.tsx'
import { Paging } from '../../ui/paging/paging.tsx'
import { browseAddressOf, pageAddress } from './browse-address.ts'
import type { FoundList } from './found-list.ts'
import styles from './results.module.css'
import type { useFeed } from './use-feed.ts'

type Props = ReturnType<typeof useFeed> & { list: FoundList; showing: string }

/** The specification's threshold, read as a percentage: the next page comes when the end is a quarter of a window away. */
const threshold = '25%'

/** Below the cards: how many are shown, the link past the list, and the button for more of it. */
export function ListEnd({ list, feed, step, loadMore, showing }: Props) {
  const [isAutomatic, setAutomatic] = useState(true)
  const focusNewCards = useFocusOnNewCards(feed.cards.length)
  const failed = typeof step === 'object'
  const hasMore = feed.next !== undefined
  const loadMoreOnPress = () => {
    focusNewCards()
    loadMore()
  }
  return (
    <div className={`stack gap-16 ${styles.end}`} data-screen-only>
      <p>{showing}</p>
      {failed && (
        <Alert type="error" title="We could not load more listings" text={step.failed}>
          <Button onClick={loadMoreOnPress}>Try again</Button>
        </Alert>
      )}
      {hasMore && !failed && (
        <LoadMore
          onMore={loadMore}
          onPress={loadMoreOnPress}
          threshold={threshold}
          busy={step === 'loading'}
          auto={isAutomatic}
        >
          {/* Above the button, so that whoever goes by keyboard can leave the list before more of it comes. */}
          {/* biome-ignore lint/a11y/useValidAnchor: it leads there; the press only lets the list rest */}
          <a href="#need-a-hand" className={`visually-hidden ${styles.past}`} onClick={() => setAutomatic(false)}>
            Go past the list to the foot of the page
          </a>
        </LoadMore>
      )}
      <ListPages list={list} />
    </div>
  )
}

/** Returns the function that moves the focus to the first new card once there are more than `count`. */
function useFocusOnNewCards(count: number): () => void {
  const focusAt = useRef<number>(undefined)
  useEffect(() => {
    if (focusAt.current === undefined || focusAt.current >= count) return
    document.querySelectorAll<HTMLElement>('#cards article a')[focusAt.current]?.focus()
    focusAt.current = undefined
  }, [count])
  return () => {
    focusAt.current = count
  }
}

function ListPages({ list }: { list: FoundList }) {
  const [searchParams] = useSearchParams()
  const address = browseAddressOf(searchParams)
  const before = Number(list.query.before ?? list.cards[0]?.id)
  return (
    <div className={list.pagination.current_page === 1 ? styles.pages : undefined}>
      <Paging
        label="Pages of listings"
        page={list.pagination.current_page}
        pages={list.pagination.total_pages}
        addressOf={(page) => pageAddress(address, page, before || undefined)}
      />
    </div>
  )
}
