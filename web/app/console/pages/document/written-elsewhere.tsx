import { Alert } from '../../../ui/alert/alert.tsx'
import type { ContentSource } from './load-document.ts'

/** Says so where the pages take their words from another place. */
export function WrittenElsewhere({ source }: { source: ContentSource }) {
  if (source === 'embedded') return null
  return (
    <Alert
      type="warning"
      title="The pages take their words from Contentful"
      text="What you change here is shown only while Contentful cannot be reached. To change the pages, please write there."
    />
  )
}
