import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { rebuildVocabulary } from './vocabulary-queries.ts'

/** Learns the words of the newest listings and of the catalogue anew: what a slip of the keys is held against. */
export const learnWords = (ctx: Context): Promise<void> => rebuildVocabulary(ctx)

const soon = 10_000

/** Asks for it within ten seconds, once for however many listings come in that time. */
export async function learnWordsSoon(ctx: Context): Promise<void> {
  await enqueue(ctx, 'learn-words', {}, { key: 'learn-words', keepTime: true, delay: soon })
}
