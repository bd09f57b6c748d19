import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'

/** A page of the account that nobody can use yet: said plainly, with the way on. */
export function NotHereYet({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <EmptyState title="Not here yet" text={text}>
        <Button variant="next" to={addresses.listings}>
          See the listings
        </Button>
      </EmptyState>
    </>
  )
}
