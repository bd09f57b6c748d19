import type { Refusal } from '#platform/refusal'

const uniqueViolation = '23505'

/** Runs work that gives somebody an address; refuses, instead of an internal error, if somebody else got it at the same moment. */
export function refuseIfTaken<Result>(work: () => Promise<Result>, refusal: () => Refusal): Promise<Result> {
  return work().catch((error) => {
    throw (error as { code?: unknown }).code === uniqueViolation ? refusal() : error
  })
}
