import { jumpTo } from '../../ui/link/jump-to.ts'
import styles from './listing-fit.module.css'
import { fitHeadingId } from './listing-fit.tsx'
import { useListingParts } from './use-listing-parts.ts'

type Props = { kind: string | null | undefined; properties: Record<string, string> }

/** Beside the price: the question whether it fits, and once that can be answered the verdict. Its room is there from the start. */
export function FitJump({ kind, properties }: Props) {
  const parts = useListingParts()
  if (!kind) return null
  return (
    <p className={styles.jump} data-screen-only>
      <a href={`#${fitHeadingId}`} onClick={(event) => jumpTo(event, fitHeadingId)}>
        {parts ? <parts.ShortVerdict {...{ kind, properties }} /> : 'Will it fit me and my home?'}
      </a>
    </p>
  )
}
