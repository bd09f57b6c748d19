import { Button } from '../../ui/button/button.tsx'
import { PageOfLink, Ways } from './page-of-link.tsx'

type Props = {
  /** What is being done. */
  title: string
  /** The sentence of a no that says nothing against the link: it can be tried again. */
  failure?: string | undefined
  /** It is tried again: takes the focus, which the button had. */
  again?: boolean
  onRetry?: () => void
}

/** What one sees while a link does its work, and when the service does not answer. */
export function Waiting({ title, failure, again = false, onRetry }: Props) {
  if (failure) {
    return (
      <PageOfLink key="failed" title="That did not work yet" isNews>
        <p>{failure}</p>
        <Ways>
          <Button variant="next" onClick={onRetry}>
            Try again
          </Button>
        </Ways>
      </PageOfLink>
    )
  }
  return (
    <PageOfLink title={title} isNews={again}>
      <p>This takes a moment.</p>
      <noscript>
        <p>This page needs JavaScript. Please turn it on in your browser and open the link again.</p>
      </noscript>
    </PageOfLink>
  )
}
