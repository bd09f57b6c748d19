import { Alert } from '../../../ui/alert/alert.tsx'
import type { ContentSource } from './load-document.ts'

/** Warns where the pages take their content from Contentful. */
export function ExternalSourceNotice({ source }: { source: ContentSource }) {
  if (source === 'embedded') return null
  return (
    <Alert
      type="warning"
      title="The pages take their words from Contentful"
      text="What you change here is shown only while Contentful cannot be reached. To change the pages, please write there."
    />
  )
}
