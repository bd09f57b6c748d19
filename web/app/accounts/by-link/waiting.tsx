import { Button } from '../../ui/button/button.tsx'
import { Actions, LinkPage } from './link-page.tsx'

type Props = {
  /** The name of what is being done. */
  title: string
  /** The sentence of a failure that is not the link's own, so that it can be tried again. */
  failure?: string | undefined
  /** Whether it is tried again: the heading then takes the focus, which the button had. */
  isRetry?: boolean
  onRetry?: () => void
}

/** The page while the call of a link is running, and when the service does not answer. */
export function Waiting({ title, failure, isRetry = false, onRetry }: Props) {
  if (failure) {
    return (
      <LinkPage key="failed" title="That did not work yet" takesFocus>
        <p>{failure}</p>
        <Actions>
          <Button variant="next" onClick={onRetry}>
            Try again
          </Button>
        </Actions>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={title} takesFocus={isRetry}>
      <p>This takes a moment.</p>
      <noscript>
        <p>This page needs JavaScript. Please turn it on in your browser and open the link again.</p>
      </noscript>
    </LinkPage>
  )
}
