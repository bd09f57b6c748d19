import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { addresses } from '../addresses.ts'
import styles from './error-page.module.css'

/** A placeholder that the server replaces with the flow id of the request, by which a volunteer finds it in the log. */
const flowIdPlaceholder = 'flow-id-to-come'

/** The page that is shown when rendering fails, on the server or in the browser. */
export function ErrorPage() {
  return (
    <div className={`page ${styles.page}`}>
      <title>Error: something went wrong</title>
      <EmptyState
        level={1}
        title="Something went wrong."
        text="It is not your fault, and nothing that you saved is lost."
      >
        <p>
          If it happens again, tell us this code:{' '}
          <strong className="code" suppressHydrationWarning>
            {typeof document === 'undefined' ? flowIdPlaceholder : 'none, it happened on this device'}
          </strong>
        </p>
        <Button variant="next" to={addresses.listings} reloadDocument>
          See the listings
        </Button>
      </EmptyState>
    </div>
  )
}
