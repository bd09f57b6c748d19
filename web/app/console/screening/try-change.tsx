import { browserApi } from '../../api.ts'
import { type Tried, TryOnListings } from '../versions/try-on-listings.tsx'
import type { ChangePreview, ScreeningSignal } from './load-screening.ts'
import type { screeningBody } from './screening-values.ts'

type Body = ReturnType<typeof screeningBody>
type Props = { signal: ScreeningSignal; typed: () => Body }

/** Tries a change of a signal. */
export function TryChange({ signal, typed }: Props) {
  return <TryOnListings attempt={() => tryChange(signal, typed())} />
}

async function tryChange({ id }: ScreeningSignal, body: Body): Promise<Tried> {
  const reply = await browserApi('previewScreeningSignal', { params: { id: String(id) }, body })
  if (!reply.ok) return { text: reply.failure.error, lines: [] }
  return { text: previewText(reply.data), lines: reply.data.posts.map(({ id, title }) => ({ id, text: title })) }
}

/** Says what a change would have made of what was listed last: "You would have looked at 3 of 100 first; as it is now, at 2." */
export function previewText({ of, suspended, suspended_now, noted }: ChangePreview): string {
  if (!of) return 'Nothing was listed yet.'
  const now = suspended === suspended_now ? 'That is as many as now.' : `As it is now, at ${suspended_now}.`
  const notes = noted === 1 ? '1 more would have a note.' : `${noted} more would have a note.`
  return `Of the last ${of} listings you would have looked at ${suspended} first. ${now} ${notes}`
}
