import type { Refusal } from '#platform/refusal'

const uniqueViolation = '23505'

/** Does what gives somebody an address; refuses in place of a fault when somebody else got it at the same moment. */
export function refuseIfTaken<Result>(work: () => Promise<Result>, refusal: () => Refusal): Promise<Result> {
  return work().catch((error) => {
    throw (error as { code?: unknown }).code === uniqueViolation ? refusal() : error
  })
}
