import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context'

/** Stands for an address in a block, so that it can be known again and not be read. */
export const addressHashOf = ({ config }: Context, email: string): Buffer =>
  createHmac('sha256', config.keys.blocks).update(email.toLowerCase()).digest()
