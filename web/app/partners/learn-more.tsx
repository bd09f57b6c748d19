import type { ContentEntry } from '@reable/contract/content/lists'
import { ExternalLinkButton } from '../content/external-link-button.tsx'
import { report } from '../shell/analytics/analytics.ts'

type Props = { partner: Pick<ContentEntry<'partners'>, 'name' | 'url'> }

/** The link to a partner's own site; following it is counted, without the person. (GEN-16) */
export function LearnMore({ partner: { name, url } }: Props) {
  return (
    <ExternalLinkButton
      to={url}
      about={`about ${name}`}
      onClick={() => report({ event: 'partner_link_followed', partner: name })}
    >
      Learn More
    </ExternalLinkButton>
  )
}
