import { mayDo } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { selectVolunteers } from './volunteer-queries.ts'

/** The addresses of all stewards but one. */
export const findStewards = async (ctx: Context, { except }: { except: number }): Promise<string[]> =>
  (await selectVolunteers(ctx))
    .filter(({ id, role }) => id !== except && mayDo('ban_person', role))
    .map(({ email }) => email)
