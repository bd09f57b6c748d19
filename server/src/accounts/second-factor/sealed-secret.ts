import { z } from 'zod'
import type { Context } from '#platform/context'
import { seal, unseal } from '#platform/seal'

const stored = z.object({ secret: z.string(), personId: z.number() })
const begun = stored.extend({ begunAt: z.number() })

/** A secret as it is stored: readable with the key alone, and for its person alone. */
export const sealSecret = ({ config }: Context, content: z.infer<typeof stored>): string =>
  seal(config.keys.secondFactors, content)

export const unsealSecret = ({ config }: Context, sealed: string) => unseal(config.keys.secondFactors, sealed, stored)

/** The same on its way through the browser, until a code confirms it. */
export const sealSetup = ({ config }: Context, content: z.infer<typeof begun>): string =>
  seal(config.keys.secondFactors, content)

export const unsealSetup = ({ config }: Context, sealed: string) => unseal(config.keys.secondFactors, sealed, begun)
