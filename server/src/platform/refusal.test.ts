import { expect, test } from 'vitest'
import { Refusal, type RefusalCode } from './refusal.ts'

const statuses: Record<RefusalCode, number> = {
  ...{ invalid: 422, malformed: 400, signed_out: 401, wrong_login: 401, forbidden: 403, listing_hidden: 403 },
  ...{
    second_factor_required: 403,
    second_factor_again: 403,
    banned: 403,
    limited: 403,
    not_found: 404,
    conflict: 409,
  },
  ...{ gone: 410, too_large: 413, too_many: 429, busy: 503 },
}

test.each(Object.entries(statuses))('%s is answered with %i, as programs rely on', (code, status) => {
  expect(new Refusal(code as RefusalCode, 'No.').status).toBe(status)
})
