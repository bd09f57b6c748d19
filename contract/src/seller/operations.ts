import { z } from 'zod'
import { listingCard } from '../listings/operations.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { normalizeText } from '../text/harmless-text.ts'
import { validatedBy } from '../validated-text.ts'
import { firstNameError } from './rules.ts'

/** The seller of a listing as buyers see them; nothing else is shown of them. */
const seller = z
  .object({
    /** The first name that they let others see, if any. */
    first_name: z.string().nullable(),
    /** The organisation in whose name they list. */
    partner: z.object({ name: z.string() }).nullable(),
    /** The month they came: "March 2026". */
    since: z.string(),
    /** How many of their listings they marked as sold or given away. */
    passed_on: z.int(),
    /** Their newest other public listings, four at most, and how many there are. */
    others: z.array(listingCard),
    others_total: z.int(),
  })
  .meta({ id: 'Seller' })

const byId = z.object({ id: z.string() })
const firstNameAnswer = z.object({ first_name: z.string() })

export const sellerOperations = {
  getSeller: operation({
    ...paths.getSeller,
    summary: 'Who sells a public listing: first name, since when, how many passed on, other listings',
    params: byId,
    answer: z.object({ data: seller }),
    refusals: ['not_found'],
  }),
  listOthersOfSeller: operation({
    ...paths.listOthersOfSeller,
    summary: 'The other public listings of the seller of a public one, the newest first, 48 at most',
    params: byId,
    answer: z.object({ data: z.array(listingCard) }),
    refusals: ['not_found'],
  }),
  getFirstName: operation({
    ...paths.getFirstName,
    summary: 'The first name that one lets buyers see; empty where there is none',
    answer: z.object({ data: firstNameAnswer }),
    refusals: ['signed_out'],
  }),
  setFirstName: operation({
    ...paths.setFirstName,
    summary: 'Says which first name buyers see; an empty one shows none',
    body: z.strictObject({
      first_name: z
        .string()
        .max(200)
        .superRefine(validatedBy(firstNameError))
        .transform((name) => normalizeText(name.trim(), 'NFC')),
    }),
    answer: z.object({ data: firstNameAnswer }),
    refusals: ['signed_out', 'invalid'],
  }),
}
