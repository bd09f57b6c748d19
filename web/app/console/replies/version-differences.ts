import { replyUses } from '@reable/contract/replies/rules'
import type { Difference } from '../../editing/difference.ts'
import type { StoredReply } from './load-replies.ts'

const texts = {
  Label: ({ label }: StoredReply) => label,
  'When it is offered': ({ uses }: StoredReply) => uses.map((use) => replyUses[use].name).join('. '),
  'Offered first': ({ reason }: StoredReply) => reason ?? 'Never',
  Text: ({ text }: StoredReply) => text,
  Removed: ({ removed }: StoredReply) => (removed ? 'Yes' : 'No'),
}

/** What differs between two versions of a reply, thing by thing. */
export const versionDifferences = (before: StoredReply, after: StoredReply): Difference[] =>
  Object.entries(texts).flatMap(([label, textOf]) => {
    const [mine, theirs] = [textOf(before), textOf(after)]
    return mine === theirs ? [] : [{ label, mine, theirs }]
  })
