import { browserApi } from '../../api.ts'
import { type Tried, TryOnListings } from '../versions/try-on-listings.tsx'
import type { ScreeningSignal } from './load-screening.ts'
import { previewText } from './preview-text.ts'
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
