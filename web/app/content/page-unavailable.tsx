import { addresses } from '../shell/addresses.ts'
import { TextLink } from '../ui/text-link/text-link.tsx'
import { Information } from './pages/information.tsx'

/** Replaces a page whose content could not be loaded: calm, without an alert. (GEN-18) */
export function PageUnavailable({ title }: { title: string }) {
  return (
    <Information heading={title}>
      <p>
        We cannot show this page at the moment. Please come back in a few minutes, or look at the{' '}
        <TextLink to={addresses.listings}>listings</TextLink> meanwhile.
      </p>
    </Information>
  )
}
