import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import styles from './paging.module.css'

type Props = {
  /** The name of the navigation for screen readers: "Pages of your listings". */
  label: string
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** The links to a list's pages: Previous, numbers, Next. Renders nothing where there is one page. */
export function Paging({ label, page, pages, addressOf }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="row gap-8">
      {page > 1 && (
        <Button variant="quiet" to={addressOf(page - 1)} icon={ArrowLeft} rel="prev">
          Previous
        </Button>
      )}
      <ul className={`row gap-8 ${styles.numbers}`}>
        {pageNumbers(page, pages).map((number, at) =>
          number ? (
            <li key={number}>
              <Link
                to={addressOf(number)}
                className={styles.number}
                aria-current={number === page ? 'page' : undefined}
              >
                <span className="visually-hidden">Page </span>
                {number}
              </Link>
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
            <li key={`gap ${at}`} className={styles.gap}>
              …
            </li>
          ),
        )}
      </ul>
      {page < pages && (
        <Button variant="quiet" to={addressOf(page + 1)} onward={ArrowRight} rel="next">
          Next
        </Button>
      )}
    </nav>
  )
}

/** Returns the page numbers to offer: the ends, the current one and its neighbours; `undefined` where some are left out. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const sorted = [...new Set(offered)].sort((a, b) => a - b)
  return sorted.flatMap((number, at) => [...between(sorted[at - 1] ?? number, number), number])
}

/** Fills a gap of one with its number; a wider gap becomes `undefined`. */
function between(before: number, after: number) {
  if (after - before === 2) return [before + 1]
  return after - before > 2 ? [undefined] : []
}
